import { linkTo } from '@/lib/platform/shared/link';

/**
 * The typed address of a link: a web address, also without its `https://`, a path of this site, a place on the page
 * (`#terms`), an e-mail address or a number (`tel:`). Null for anything else.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^(?:mailto:|tel:|#)\S+$/i.test(text)) return text;
  if (/^[^\s@/:]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(text)) return `mailto:${text}`;
  const isBare = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#:]\S*)?$/u.test(text);
  return linkTo(isBare ? `https://${text}` : text)?.href ?? null;
}
