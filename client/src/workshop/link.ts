/** Content in a link: JSON, deflated, in the letters of addresses. It stands behind the #, so that no server sees it. */
export async function packed(content: unknown): Promise<string> {
  const bytes = await piped(new TextEncoder().encode(JSON.stringify(content)), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Letters of the longest link that is read: much more than any deck needs, and little enough to be inflated at once. */
const LONGEST = 20_000;

/** The content of a link; null for what is none. */
export async function unpacked(code: string): Promise<unknown> {
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
