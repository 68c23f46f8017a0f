/** A file that is read and written at once. */
export interface OpenFile {
  getSize(): number;
  read(into: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  write(from: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

/** A file in memory, for a window that keeps nothing. */
export class MemoryFile implements OpenFile {
  private bytes = new Uint8Array(0);
  private size = 0;

  getSize(): number {
    return this.size;
  }

  read(into: Uint8Array<ArrayBuffer>, { at }: { at: number }): number {
    const found = this.bytes.subarray(at, Math.min(at + into.length, this.size));
    into.set(found);
    return found.length;
  }

  write(from: Uint8Array<ArrayBuffer>, { at }: { at: number }): number {
    if (at + from.length > this.size) this.truncate(at + from.length);
    this.bytes.set(from, at);
    return from.length;
  }

  truncate(size: number): void {
    if (size > this.bytes.length) {
      const larger = new Uint8Array(Math.max(size, 2 * this.bytes.length));
      larger.set(this.bytes.subarray(0, this.size));
      this.bytes = larger;
    }
    if (size < this.size) this.bytes.fill(0, size, this.size);
    this.size = size;
  }

  flush(): void {}

  close(): void {}
}
