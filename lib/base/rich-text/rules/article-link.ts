import { linkTo } from '@/lib/platform/shared/link';

/** Where a link in an article may lead: a web address, a path of this site, or an e-mail address. Others are null. */
export function articleLink(address: string): { href: string; rel: string } | null {
  const href = address.trim();
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(href)) return { href, rel: 'noopener' };
  const link = linkTo(href);
  // Search engines must not take what people write for our own recommendation.
  return link && { href, rel: link.external ? 'noopener nofollow ugc' : 'noopener' };
}
