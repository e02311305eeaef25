/** What names the thing in the addresses of our pages: a parameter of the query, else the last part of the path. */
const parameters = ['topicId', 'userId', 'id'];

/**
 * The id of a thing that somebody names by the address of its page, as they copied it (`https://…/en/video/detail/1#!en`), or
 * by the id itself.
 */
export function idInAddress(text: string): string {
  const address = text.trim();
  if (!address.includes('/') || !URL.canParse(address, 'https://own.invalid')) return address;
  const { pathname, searchParams } = new URL(address, 'https://own.invalid');
  for (const name of parameters) {
    const id = searchParams.get(name);
    if (id) return id;
  }
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    // A stray percent sign: the id of nothing.
    return last;
  }
}
