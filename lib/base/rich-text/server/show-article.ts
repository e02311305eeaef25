import { pictureOfWidth } from '@/lib/platform/shared/format/picture';
import { pictureWidths } from '@/lib/platform/shared/format/picture-sizes';
import { richTextWithGifs } from '@/lib/platform/shared/format/rich-text';
import { imageHost } from '@/lib/platform/shared/hosts';
import { sanitizeArticle } from './article-text';

/** The widest that a picture is shown, except on phones. */
const sizes = '(width >= 768px) 704px, 100vw';

/**
 * A stored article for display: sanitised again, so that stricter rules apply to older ones too; its pictures in the gif
 * format (specification section 9). Browsers take a still one as a jpg of the right width, and all but the first picture
 * when it comes near.
 *
 * @param host where pictures are asked for: our own for a text that is not public, since only we can check who looks
 */
export function showArticle(html: string, host = imageHost()): string {
  let count = 0;
  const pictures = sanitizeArticle(html).replace(/<img src="([^"]*)"[^>]*>/g, (tag, key: string) => {
    count += 1;
    const source = tag.replace(`src="${key}"`, `src="${host}/${key}"`);
    return `${source.slice(0, -1)}${stillSources(key, host)}${count > 1 ? ' loading="lazy"' : ''}>`;
  });
  return richTextWithGifs(pictures);
}

/** A picture that moves has no other form. */
function stillSources(key: string, host: string): string {
  if (key.endsWith('.gif')) return '';
  const widths = pictureWidths.map((width) => `${pictureOfWidth(key, width, host).replace('&', '&amp;')} ${width}w`);
  return ` srcset="${widths.join(', ')}" sizes="${sizes}"`;
}
