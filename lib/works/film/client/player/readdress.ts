/** The folder of a playlist, with its slash and without query. */
export function folderOf(playlist: string): string {
  const path = playlist.split(/[?#]/, 1)[0] ?? '';
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/**
 * Moves an address below one of the old folders to the current one: addresses of a film have a token in their folder,
 * and files named by an old playlist must be requested with the new token. Any other address is unchanged.
 */
export function readdress(address: string, former: readonly string[], current: string): string {
  const old = former.find((folder) => folder !== '' && address.startsWith(folder));
  return old === undefined ? address : current + address.slice(old.length);
}
