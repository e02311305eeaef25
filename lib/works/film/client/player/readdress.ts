/** The folder that a playlist stands in, with its slash, and without what was asked of it. */
export function folderOf(playlist: string): string {
  const path = playlist.split(/[?#]/, 1)[0] ?? '';
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/**
 * An address below one of the former folders, moved below the current one: addresses of a film carry a token in their
 * folder, and what a playlist named before must be asked for by the new one. Any other address stays as it is.
 */
export function readdress(address: string, former: readonly string[], current: string): string {
  const old = former.find((folder) => folder !== '' && address.startsWith(folder));
  return old === undefined ? address : current + address.slice(old.length);
}
