/** What a link holds. */
export interface Shared {
  readonly name: string;
  readonly content: unknown;
}

/** What follows the # of a link, so that no server sees it: the packed content, a dot, and the name. */
export const linked = async ({ name, content }: Shared): Promise<string> =>
  `${await packed(content)}.${encodeURIComponent(name)}`;

/** What a link holds; the content is null if it cannot be read. Links of earlier versions have no name. */
export async function unlinked(hash: string): Promise<Shared> {
  const [code = "", name = ""] = hash.split(".");
  return { name: decoded(name).slice(0, LONGEST_NAME), content: await unpacked(code) };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return "";
  }
}

/** The content as JSON, deflated, in the letters of addresses. */
async function packed(content: unknown): Promise<string> {
  const bytes = await piped(new TextEncoder().encode(JSON.stringify(content)), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Letters of the longest link that is read: much more than any deck needs, and little enough to be inflated at once. */
const LONGEST = 20_000;
export const LONGEST_NAME = 60;

/** The content of a link; null for what is none. */
async function unpacked(code: string): Promise<unknown> {
  if (code.length > LONGEST) return null;
  try {
    const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await piped(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
      new DecompressionStream("deflate-raw"),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return null;
  }
}

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
