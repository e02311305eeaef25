import sharp from 'sharp';
import { shareImageSize } from '@/lib/platform/i18n/metadata';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { drawArt } from '../demo-art/draw';
import { drawText, fitText } from './draw-text';
import { mark, markSize } from './mark';
import type { ShareImage } from './share-image';

const { width, height } = shareImageSize;
const margin = 72;
/** Width of the text on the left; the picture has the rest. */
const wordsWidth = 740;
/** Sizes to try, the largest first, and the maximum height for all but the last one. */
const titleFit = { sizes: [92, 84, 76, 68, 60, 52], height: 240 } as const;
const lineFit = { sizes: [32, 30, 28, 26], height: 44 } as const;
const gap = 32;
/** Area of the text: the line and a title of three lines. */
export const wordsBox = { left: margin, top: 230, width: wordsWidth, height: height - margin - 230 };
/** Opacity of the ground colour over the picture, from left to right. */
const scrimStops = [
  [0, 0.97],
  [0.5, 0.9],
  [0.68, 0.7],
  [0.82, 0.26],
  [1, 0],
] as const;
/** A longer text would exceed the image, and texts may come from users. */
const longestTitle = 70;
const longestLine = 110;

/**
 * Draws a share image as a jpg of 1200 × 630: a picture with the ground colour fading in from the left, so that the
 * text always has contrast, and the logo with one lit dot.
 */
export async function drawShareImage({ title, line, siteName, art }: ShareImage): Promise<Buffer> {
  const text = { colour: art.palette.light, width: wordsWidth };
  const [ground, name, large, small] = await Promise.all([
    drawGround(art),
    drawText({ ...text, text: siteName, size: 34 }),
    fitText({ ...text, text: truncate(title, longestTitle) }, titleFit),
    fitText({ ...text, text: truncate(line, longestLine) }, lineFit),
  ]);
  const lineTop = height - margin - small.height;
  return sharp(ground)
    .composite([
      { input: mark(art.palette), left: margin, top: margin },
      { input: name.png, left: margin + markSize + 22, top: Math.round(margin + (markSize - name.height) / 2) },
      { input: large.png, left: margin, top: lineTop - gap - large.height },
      { input: small.png, left: margin, top: lineTop },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** The background of the text: the picture with its scrim, as PNG. */
export async function drawGround(art: ShareImage['art']): Promise<Buffer> {
  const picture = await drawArt({ ...art, ...shareImageSize, focus: { x: 0.79, y: 0.42 } });
  return sharp(picture)
    .composite([{ input: scrim(art.palette.ground) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function scrim(ground: string): Buffer {
  const stops = scrimStops.map(
    ([offset, opacity]) => `<stop offset="${offset}" stop-color="${ground}" stop-opacity="${opacity}"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<linearGradient id="scrim">${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#scrim)"/></svg>`,
  );
}
