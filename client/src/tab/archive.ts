/** Reads the archive of the packages: ustar, as `regalia tab` writes it, with files only. */

const BLOCK = 512;
const NAME = { at: 0, length: 100 };
const SIZE = { at: 124, length: 12 };
const FOLDER = { at: 345, length: 155 };
const words = new TextDecoder();

/** The files of an archive by their paths. They share the memory of the archive. */
export function* filesOf(archive: Uint8Array<ArrayBuffer>): Generator<[path: string, data: Uint8Array<ArrayBuffer>]> {
  for (let at = 0; archive[at];) {
    const header = archive.subarray(at, at + BLOCK);
    const text = (field: typeof NAME): string => {
      const bytes = header.subarray(field.at, field.at + field.length);
      const end = bytes.indexOf(0);
      return words.decode(end < 0 ? bytes : bytes.subarray(0, end));
    };
    const size = parseInt(text(SIZE), 8);
    const folder = text(FOLDER);
    const begin = at + BLOCK;
    yield [folder ? `${folder}/${text(NAME)}` : text(NAME), archive.subarray(begin, begin + size)];
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
}
