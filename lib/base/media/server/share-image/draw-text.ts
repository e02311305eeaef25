import { access } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeXml } from '@/lib/platform/server/sitemap/escape-xml';

/**
 * The one font of share images (ADR 14): Chinese, Latin and digits in one file that the drawing library reads itself,
 * so that a host without fonts draws the same. next.config includes it in the built server.
 */
const fontFile = join(
  /* turbopackIgnore: true */ process.cwd(),
  ...['node_modules', '@embedpdf', 'fonts-sc', 'fonts', 'NotoSansHans-Bold.otf'],
);
const family = 'Noto Sans S Chinese Bold';

export interface TextRequest {
  text: string;
  /** Pixels. */
  size: number;
  colour: string;
  /** Where lines break, in pixels. */
  width: number;
}

export interface DrawnText {
  png: Buffer;
  /** Of the drawn text, without empty space around it. */
  width: number;
  height: number;
}

/**
 * Draws a text on a transparent background. A character missing in the font is drawn as a box; a text of only white
 * space throws. A missing font throws too, since the library would silently use another one.
 */
export async function drawText({ text, size, colour, width }: TextRequest): Promise<DrawnText> {
  await access(fontFile);
  const markup = `<span foreground="${colour}">${escapeXml(text)}</span>`;
  const drawn = await sharp({
    text: {
      text: markup,
      font: `${family} ${size}`,
      fontfile: fontFile,
      // At 72 dots per inch a point is a pixel.
      dpi: 72,
      width,
      wrap: 'word-char',
      spacing: Math.round(size * 0.06),
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: drawn.data, width: drawn.info.width, height: drawn.info.height };
}

/**
 * Draws a text in the largest of the sizes in which it stays within the height, else in the last one, with lines of
 * about equal length, so that no single word is left on the last line.
 */
export async function fitText(
  request: Omit<TextRequest, 'size'>,
  { sizes, height }: { sizes: readonly number[]; height: number },
): Promise<DrawnText> {
  for (const [index, size] of sizes.entries()) {
    const drawn = await drawText({ ...request, size });
    const fits = drawn.height <= height && drawn.width <= request.width;
    if (fits || index === sizes.length - 1) return balance({ ...request, size }, drawn);
  }
  throw new Error('No size was given to draw a text in.');
}

/** The same text in the narrowest width with the same number of lines. */
async function balance(request: TextRequest, wide: DrawnText): Promise<DrawnText> {
  for (const share of [0.6, 0.7, 0.8, 0.9]) {
    const narrow = await drawText({ ...request, width: Math.round(request.width * share) });
    // A line is taller than its size; a descender makes less difference than half of that.
    const sameLines = narrow.height < wide.height + request.size / 2;
    if (sameLines && narrow.width <= request.width) return narrow;
  }
  return wide;
}
