import sharp, { type Metadata } from 'sharp';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { identify } from '../rules/kinds';
import type { Variant } from '../rules/variants';

/** Larger pictures are not decoded: a small file can decode to any number of pixels. */
const maxPixels = 64_000_000;
/** An animation whose redrawn frames exceed this is shown by its first frame. */
const maxMovingPixels = 32_000_000;
/** Bounds of a picture that is converted without being cropped; the width unless one is asked for. */
const whole = { width: 1160, height: 8192 };
/** Of a stored picture that moves. */
const maxMovingBytes = 8 * 1024 * 1024;
/** The whole picture within its bounds. */
const fitted = { fit: 'inside', withoutEnlargement: true } as const;
/** Background where a jpg cannot be transparent: the paper colour of the light theme. */
const paper = '#faf9f6';

// One thread per picture: the gate limits how many are drawn at a time. Nothing is drawn twice, so no cache is needed.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Draws a variant of a picture. A jpg is progressive and flat, of an animation the first frame; a gif keeps its
 * animation. Throws `UnsupportedMediaType` for broken pictures and other files, `TooLarge` for more than 64 million
 * pixels.
 */
export async function drawVariant(original: Uint8Array, { size, format }: Variant): Promise<Uint8Array> {
  const found = await inspect(original);
  if (format === 'gif' && size === null && found.format === 'gif') return original;
  const moves = format === 'gif' && canMove(found, size);
  const picture = sharp(original, { animated: moves, failOn: 'error', limitInputPixels: maxPixels });
  // The point of interest is only known for still pictures.
  const cut = isCut(size)
    ? picture.autoOrient().resize({ ...size, fit: 'cover', position: moves ? 'centre' : 'attention' })
    : picture.autoOrient().resize({ ...whole, ...(size && { width: size.width }), ...fitted });
  const drawn =
    format === 'gif' ? cut.gif({ effort: 4 }) : cut.flatten({ background: paper }).jpeg({ quality: 78, mozjpeg: true });
  return decoded(drawn.toBuffer());
}

/** A part of an upright picture, in its pixels. */
export interface PictureCut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How a still picture is redrawn: its minimum size, its maximum size, and the part to use. */
export interface Redrawing {
  minimum: { width: number; height: number };
  longest: number;
  /** All of it unless given. */
  cut?: PictureCut | undefined;
  /** Whether the first frame of a gif is a still picture too. */
  mayBeGif?: boolean;
}

/**
 * Redraws a still picture, or a part of it: upright, as a jpg of at most `longest` pixels on its long side, without
 * metadata. Null where the part is smaller than `minimum` or outside the picture. Throws like `drawVariant`; a gif does
 * not count as a still picture unless it may.
 */
export async function redrawPicture(
  original: Uint8Array,
  { minimum, longest, cut, mayBeGif = false }: Redrawing,
): Promise<Uint8Array | null> {
  const { format, autoOrient: upright } = await inspect(original);
  if (format === 'gif' && !mayBeGif) throw new CodedError('UnsupportedMediaType');
  const kept = cut ?? { left: 0, top: 0, ...upright };
  if (kept.left + kept.width > upright.width || kept.top + kept.height > upright.height) return null;
  if (kept.width < minimum.width || kept.height < minimum.height) return null;
  const standing = sharp(original, { failOn: 'error', limitInputPixels: maxPixels }).autoOrient();
  const picture = cut ? standing.extract(cut) : standing;
  const sized = picture.resize({ width: longest, height: longest, ...fitted });
  return decoded(sized.flatten({ background: paper }).jpeg({ quality: 86, mozjpeg: true }).toBuffer());
}

/** Whether a picture is an animation that can be stored as it moves. Throws like `drawVariant`. */
export async function isMoving(original: Uint8Array): Promise<boolean> {
  return isAnimation(await inspect(original));
}

/**
 * Redraws an animated gif or webp as a gif with its frames and their times, without metadata. Null where it is smaller
 * than `minimum`. Throws like `drawVariant`, and `TooLarge` for more than 32 million pixels in all frames or 8 MB.
 */
export async function redrawMoving(
  original: Uint8Array,
  { minimum }: Pick<Redrawing, 'minimum'>,
): Promise<Uint8Array | null> {
  const { width, height, pages = 1 } = await inspect(original);
  if (original.length > maxMovingBytes || width * height * pages > maxMovingPixels) throw new CodedError('TooLarge');
  if (width < minimum.width || height < minimum.height) return null;
  const moving = sharp(original, { animated: true, failOn: 'error', limitInputPixels: maxMovingPixels });
  const drawn = await decoded(moving.gif({ effort: 4 }).toBuffer());
  if (drawn.length > maxMovingBytes) throw new CodedError('TooLarge');
  return drawn;
}

/** Throws like `drawVariant` unless the bytes are a picture that can be drawn. */
export async function requirePicture(bytes: Uint8Array): Promise<void> {
  await inspect(bytes);
  // Decodes the whole picture, at the smallest scale that the format supports.
  await decoded(sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels }).resize(8, 8).raw().toBuffer());
}

async function inspect(bytes: Uint8Array): Promise<Metadata> {
  if (!identify(bytes)?.picture) throw new CodedError('UnsupportedMediaType');
  const found = await decoded(sharp(bytes, { limitInputPixels: false }).metadata());
  if (found.width * found.height > maxPixels) throw new CodedError('TooLarge');
  return found;
}

function canMove(found: Metadata, size: Variant['size']): boolean {
  const { width, height, pages = 1 } = found;
  const frame = isCut(size) ? size.width * size.height : width * height;
  return isAnimation(found) && width * height * pages <= maxPixels && frame * pages <= maxMovingPixels;
}

function isAnimation({ format, pages = 1 }: Metadata): boolean {
  return pages > 1 && (format === 'gif' || format === 'webp');
}

function isCut(size: Variant['size']): size is { width: number; height: number } {
  return size !== null && size.height !== null;
}

/** A decoding error is the picture's fault; its message is attached for the log. */
async function decoded<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    throw Object.assign(new CodedError('UnsupportedMediaType'), { cause });
  }
}
