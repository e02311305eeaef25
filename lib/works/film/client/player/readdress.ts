/** An address without query. */
const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? '';

/** The folder of a playlist, with its slash and without query. */
function folderOf(playlist: string): string {
  const path = pathOf(playlist);
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/**
 * Moves an address that belongs to a former playlist to the current one. Our addresses have a token in their folder: files named by an
 * old playlist must be requested with the new token. Those of providers of live streams have it in the query: the playlist itself is
 * requested again and again, by the current address. Any other address is unchanged.
 */
export function readdress(address: string, former: readonly string[], current: string): string {
  if ([...former, current].some((playlist) => pathOf(playlist) === pathOf(address))) return current;
  const old = former.map(folderOf).find((folder) => folder !== '' && address.startsWith(folder));
  return old === undefined ? address : folderOf(current) + address.slice(old.length);
}
