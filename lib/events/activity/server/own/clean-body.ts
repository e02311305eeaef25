import { isBlank } from '@/lib/base/rich-text/codes';
import { sanitizeArticle } from '@/lib/base/rich-text/port';

/** A picture or a work in a sanitised body: an activity shows its photos beside the text. */
const figure = /<figure[ >].*?<\/figure>/gs;

/** A body as it is stored: sanitised, text alone; empty where it says nothing. */
export function cleanBody(html: string): string {
  const clean = sanitizeArticle(html).replaceAll(figure, '');
  return isBlank(clean) ? '' : clean;
}
