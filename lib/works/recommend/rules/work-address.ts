/** The id of a work in a pasted text: the address of its page, in any language and on any host, or the id itself. */
export function workIdIn(text: string): string {
  const written = text.trim();
  const inAddress = /\/video\/detail\/([^/?#\s]+)/.exec(written)?.[1];
  if (inAddress === undefined) return written;
  try {
    return decodeURIComponent(inAddress);
  } catch {
    return inAddress;
  }
}
