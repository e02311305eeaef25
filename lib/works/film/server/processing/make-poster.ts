import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { workLimits } from '@/lib/works/work/codes';
import { type Film, openingWords } from './probe-film';
import { FfmpegError, runFfmpeg } from './run-ffmpeg';

/** Positions in the film for a cover: not at the start, as many films begin dark. */
const places = [0.2, 0.4, 0.65, 0.05];
/** Mean brightness, 0 to 255, and its standard deviation, from which a frame is acceptable. */
const enough = { light: 24, spread: 12 };
/** Size of the cover, in pixels: 3:2, like thumbnails. */
const most = { width: 1512, height: 1008 };
const limitSeconds = 120;

/**
 * A cover from the film, cropped to 3:2, as a jpg: the first frame that is neither dark nor uniform, else the one with
 * most contrast. Null when there is none, which does not fail a film. `seconds` is the film's duration.
 */
export async function makePoster(
  { folder, film, seconds }: { folder: string; film: Film; seconds: number },
  signal: AbortSignal,
): Promise<Buffer | null> {
  let best: { bytes: Buffer; spread: number } | null = null;
  for (const place of places) {
    const bytes = await pictureAt({ folder, film, at: seconds * place }, signal);
    if (!bytes) continue;
    const { light, spread } = await liveliness(bytes);
    if (!best || spread > best.spread) best = { bytes, spread };
    if (light >= enough.light && spread >= enough.spread) break;
  }
  return best && cut(best.bytes, film);
}

/** The most representative of the following frames; null for none, or a broken one. */
async function pictureAt(
  { folder, film, at }: { folder: string; film: Film; at: number },
  signal: AbortSignal,
): Promise<Buffer | null> {
  const name = 'poster.png';
  const chosen = ['-map', '0:V:0', '-frames:v', '1', '-vf', 'thumbnail=25,scale=iw*sar:ih,setsar=1', '-f', 'image2'];
  const words = ['-ss', at.toFixed(3), ...openingWords(film.container), ...chosen, name];
  try {
    await runFfmpeg({ words, folder, signal, limitSeconds });
    return await sharp(join(folder, name), { limitInputPixels: false }).png({ compressionLevel: 1 }).toBuffer();
  } catch (error) {
    if (signal.aborted || !(error instanceof FfmpegError || isMissing(error))) throw error;
    return null;
  } finally {
    await rm(join(folder, name), { force: true });
  }
}

const isMissing = (error: unknown) => error instanceof Error && /missing/i.test(error.message);

async function liveliness(bytes: Buffer): Promise<{ light: number; spread: number }> {
  const { channels } = await sharp(bytes).greyscale().stats();
  return { light: channels[0]?.mean ?? 0, spread: channels[0]?.stdev ?? 0 };
}

/** In the size of the film, but at least the minimum of a cover. */
function cut(bytes: Buffer, film: Film): Promise<Buffer> {
  const scale = Math.min(1, Math.max(workLimits.coverWidth / most.width, fitting(film)));
  const size = { width: Math.round(most.width * scale), height: Math.round(most.height * scale) };
  return sharp(bytes)
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

const fitting = ({ width, height }: Film) => Math.min(width / most.width, height / most.height);
