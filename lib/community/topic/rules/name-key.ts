/** A channel's name as it is looked for: however it is written, two names with one key are the same name. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
