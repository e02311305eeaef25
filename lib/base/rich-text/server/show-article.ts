import { pictureOfWidth } from '@/lib/platform/shared/format/picture';
import { pictureWidths } from '@/lib/platform/shared/format/picture-sizes';
import { richTextWithGifs } from '@/lib/platform/shared/format/rich-text';
import { imageHost } from '@/lib/platform/shared/hosts';
import { sanitizeArticle } from './article-text';

/** The widest that a picture is shown, in pixels; on phones it is as wide as they are. */
const widest = 704;

/**
 * A stored article for display: sanitised again, so that stricter rules apply to older ones too; its pictures in the gif
 * format (specification section 9). Browsers take a still one as a jpg of the right width, and all but the first picture
 * when it comes near.
 *
 * @param host where pictures are asked for: our own for a text that is not public, since only we can check who looks
 */
export function showArticle(html: string, host = imageHost()): string {
  let count = 0;
  const pictures = sanitizeArticle(html)
    // As React writes them: a page has one form.
    .replace(/<(br|hr)>/g, '<$1/>')
    // Long lines of code scroll, by keys too.
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replace(/<img src="([^"]*)"[^>]*>/g, (tag, key: string) => {
      count += 1;
      const source = tag.replace(`src="${key}"`, `src="${host}/${key}"`);
      return `${source.slice(0, -1)}${stillSources(key, host, /width="(\d+)"/.exec(tag)?.[1])}${count > 1 ? ' loading="lazy"' : ''}/>`;
    });
  return richTextWithGifs(pictures);
}

/** A picture that moves has no other form. A small one is not shown larger than it is. */
function stillSources(key: string, host: string, width = String(widest)): string {
  if (key.endsWith('.gif')) return '';
  const sizes = Number(width) < widest ? `${width}px` : `(width >= 768px) ${widest}px, 100vw`;
  const widths = pictureWidths.map((each) => `${pictureOfWidth(key, each, host).replace('&', '&amp;')} ${each}w`);
  return ` srcset="${widths.join(', ')}" sizes="${sizes}"`;
}
