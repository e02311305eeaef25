import { isBlank } from '@/lib/base/rich-text/codes';
import { sanitizeArticle } from '@/lib/base/rich-text/port';

/** A picture in a sanitised body, with its caption. */
const figure = /<figure><img src="([^"]*)".*?<\/figure>/gs;

/**
 * A body as it is stored: sanitised, without pictures that may not be in it (`isOwn`, by their media keys); empty where it
 * shows nothing.
 */
export function cleanBody(html: string, isOwn: (key: string) => boolean): string {
  const clean = sanitizeArticle(html).replaceAll(figure, (whole, key: string) => (isOwn(key) ? whole : ''));
  return isBlank(clean) ? '' : clean;
}
