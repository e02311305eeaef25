/**
 * The id in an address of a work on this site, of its page (`https://…/en/video/detail/ID`) or of its player
 * (`https://…/VideoPlayer?id=ID`); null for any other text.
 */
export function workInAddress(text: string, site: string): string | null {
  const address = text.trim();
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return null;
  const { origin, pathname, searchParams } = new URL(address);
  if (origin !== site) return null;
  const path = pathname.replace(/^\/en(?=\/)/, '').replace(/\/$/, '');
  const id = path === '/VideoPlayer' ? searchParams.get('id') : /^\/video\/detail\/([^/]+)$/.exec(path)?.[1];
  return id && /^[\w-]{1,64}$/.test(id) ? id : null;
}
