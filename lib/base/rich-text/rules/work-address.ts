/** The id in the address of a work's page on this site (`https://…/en/video/detail/ID`); null for any other text. */
export function workInAddress(text: string, site: string): string | null {
  const address = text.trim();
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  if (origin !== site) return null;
  return /^(?:\/en)?\/video\/detail\/([\w-]{1,64})\/?$/.exec(pathname)?.[1] ?? null;
}
