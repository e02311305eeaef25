/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header against a file of `size` bytes (RFC 9110 section 14). A header with several ranges, another
 * unit or invalid content is ignored, which means the whole file.
 */
export function chooseRange(header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '');
  const [first = '', last = ''] = parts?.slice(1) ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') return lastBytes(Number(last), size);
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  if (Number(first) >= size) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - count), end: size - 1 };
}
