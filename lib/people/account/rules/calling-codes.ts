/** The most common regions, listed first, in this order. */
export const commonRegions: readonly string[] = [
  'CN',
  'HK',
  'MO',
  'TW',
  'SG',
  'JP',
  'KR',
  'US',
  'CA',
  'GB',
  'AU',
  'DE',
  'FR',
];

/** Whether a region matches a search: a part of its name, its code, or the beginning of its calling code. */
export function isSearched(region: { region: string; name: string; callingCode: string }, text: string): boolean {
  const sought = text.normalize('NFKC').trim().toLowerCase();
  const digits = sought.replace(/^(?:\+|00)\s*/, '');
  if (/^\d+$/.test(digits)) return region.callingCode.startsWith(digits);
  return plain(region.name).includes(plain(sought)) || region.region.toLowerCase() === sought;
}

/** Without accents, so that Reunion finds Réunion. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
