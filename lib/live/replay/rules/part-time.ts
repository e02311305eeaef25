/** A time of a recording as h:mm:ss, from whole seconds. */
export function writeTime(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** The whole seconds of a time that a person wrote as h:mm:ss, mm:ss or seconds, with any colons; null for anything else. */
export function readTime(written: string): number | null {
  const parts = written.normalize('NFKC').replaceAll(/\s/g, '').split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,5}$/.test(part))) return null;
  const numbers = parts.map(Number);
  // Only the first one may be larger than its place has room for: 90:00 is an hour and a half.
  if (numbers.slice(1).some((number) => number > 59)) return null;
  return numbers.reduce((sum, number) => sum * 60 + number, 0);
}
