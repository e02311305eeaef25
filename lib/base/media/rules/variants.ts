import { CodedError } from '@/lib/platform/shared/error-codes';
import { pictureSizes, pictureWidths } from '@/lib/platform/shared/format/picture-sizes';
import { variantFolder } from './keys';

export const formats = ['jpg', 'gif'] as const;
export type Format = (typeof formats)[number];

/**
 * A picture made from an original: cropped to `size`, whole and at most so wide where it has no height, or as large as
 * the original where the size is null.
 */
export interface Variant {
  size: { width: number; height: number | null } | null;
  format: Format;
}

const parameters = ['w', 'h', 'f', 't'];

/**
 * Reads the query of a media address (specification section 9): `w` and `h` (together, one of `pictureSizes`) or `w`
 * alone (one of `pictureWidths`, only as jpg), `f` (jpg by default when there is a size) and `t`, the daily cache key, which has no effect here. Returns null for the original.
 * Throws code `400` for everything else, also for a repeated parameter.
 */
export function parseVariant(query: URLSearchParams): Variant | null {
  for (const name of new Set(query.keys())) {
    if (!parameters.includes(name)) throw wrong(name, 'unknown');
    if (query.getAll(name).length > 1) throw wrong(name, 'repeated');
  }
  const cacheKey = query.get('t');
  if (cacheKey !== null && !/^\d{1,15}$/.test(cacheKey)) throw wrong('t', 'number');
  const size = parseSize(query.get('w'), query.get('h'));
  const asked = query.get('f');
  const format = formats.find((one) => one === (asked ?? 'jpg'));
  if (!format || (size?.height === null && format !== 'jpg')) throw wrong('f', 'format');
  return size || asked !== null ? { size, format } : null;
}

function parseSize(w: string | null, h: string | null): Variant['size'] {
  if (w === null && h === null) return null;
  const width = h === null && pictureWidths.find((one) => String(one) === w);
  if (width) return { width, height: null };
  const size = pictureSizes.find((one) => String(one.width) === w && String(one.height) === h);
  if (!size) throw wrong(h === null ? 'h' : 'w', 'size');
  return size;
}

function wrong(field: string, rule: string): CodedError {
  return new CodedError('400', { fields: [{ field, rule }] });
}

/** Storage key of a variant: `variants/works/1.jpg/504x336.jpg`, `…/704.jpg`, `…/whole.gif`. */
export function variantKey(key: string, { size, format }: Variant): string {
  const name = size ? [size.width, size.height ?? []].flat().join('x') : 'whole';
  return `${variantFolder(key)}${name}.${format}`;
}

export const contentTypeOf: Record<Format, string> = { jpg: 'image/jpeg', gif: 'image/gif' };
