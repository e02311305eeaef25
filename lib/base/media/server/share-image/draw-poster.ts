import sharp from 'sharp';
import { encode } from 'uqr';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { posterSize } from '@/lib/platform/shared/poster';
import { nightPalettes } from '../demo-art/palette';
import { drawText, fitText } from './draw-text';
import { mark, markSize } from './mark';

/** Content of a poster: a picture, texts, and the address. */
export interface Poster {
  /** The picture's bytes; null where there is none. */
  cover: Uint8Array | null;
  title: string;
  /** The author. */
  by: string;
  siteName: string;
  /** Text beside the code. */
  invitation: string;
  /** The absolute URL in the code. */
  address: string;
}

const margin = 64;
const coverHeight = 600;
const codeSize = 216;
const palette = nightPalettes[0];
const grey = '#9a9aa8';
const titleFit = { sizes: [64, 58, 52, 46, 40], height: 200 } as const;
const longestTitle = 60;
const longestName = 30;

/**
 * Draws a poster for sharing as a jpg of 900 × 1200 (3:4): the cover, the title, the author, and a QR code that any
 * phone can read (white with a quiet zone, whatever the cover). Throws UnsupportedMediaType for a cover that is not a
 * picture.
 */
export async function drawPoster({ cover, title, by, siteName, invitation, address }: Poster): Promise<Buffer> {
  const width = posterSize.width - 2 * margin;
  const wordsWidth = width - codeSize - 40;
  const [picture, large, name, site, invite] = await Promise.all([
    drawCover(cover),
    fitText({ text: truncate(title, longestTitle), colour: palette.light, width }, titleFit),
    drawText({ text: truncate(by, longestName), size: 32, colour: grey, width }),
    drawText({ text: siteName, size: 34, colour: palette.light, width: wordsWidth }),
    drawText({ text: invitation, size: 28, colour: grey, width: wordsWidth }),
  ]);
  const codeTop = posterSize.height - margin - codeSize;
  const titleTop = coverHeight + 56;
  return sharp({ create: { ...posterSize, channels: 3, background: palette.ground } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: large.png, left: margin, top: titleTop },
      { input: name.png, left: margin, top: titleTop + large.height + 28 },
      { input: drawCode(address), left: posterSize.width - margin - codeSize, top: codeTop },
      { input: mark(palette), left: margin, top: codeTop + 30 },
      { input: site.png, left: margin + markSize + 18, top: codeTop + 30 + Math.round((markSize - site.height) / 2) },
      { input: invite.png, left: margin, top: codeTop + 30 + markSize + 32 },
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

function drawCover(cover: Uint8Array | null): Promise<Buffer> {
  const size = { width: posterSize.width, height: coverHeight };
  if (!cover)
    return sharp({ create: { ...size, channels: 3, background: palette.main } })
      .png()
      .toBuffer();
  return sharp(cover, { limitInputPixels: 64_000_000 })
    .autoOrient()
    .resize(size)
    .flatten({ background: palette.ground })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The address as a QR code, with the white border that readers need. */
function drawCode(address: string): Buffer {
  const { data, size } = encode(address, { ecc: 'M', border: 3 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${codeSize}" height="${codeSize}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
      `<rect width="${size}" height="${size}" rx="1.5" fill="#fff"/><path d="${modules.join('')}" fill="#000"/></svg>`,
  );
}
