import type { Language } from '@/lib/platform/shared/language';

const china = 'CN';

/**
 * The area that one lies in, by its id alone: the province of a Chinese prefecture or district, the country of any
 * other region, null for a country. It does not check whether the area exists.
 */
export function parentOf(id: string): string | null {
  const [country = '', region] = id.split('-');
  if (!region) return null;
  const isBelowProvince = country === china && !region.endsWith('0000');
  return isBelowProvince ? `${china}-${region.slice(0, 2)}0000` : country;
}

/** Chinese municipalities, whose districts are no cities of their own: Beijing, Tianjin, Shanghai, Chongqing. */
const municipalities = new Set(['110000', '120000', '310000', '500000'].map((code) => `${china}-${code}`));

/** The city that an area is in, by its id alone: a municipality for its districts, else the area itself. */
export function cityOf(id: string): string {
  const parent = parentOf(id);
  return parent !== null && municipalities.has(parent) ? parent : id;
}

/**
 * The usual notation of an area, from the names on its path, the country first: "上海 · 徐汇" and "日本 · 京都" in Chinese,
 * where China is omitted unless it is the only part; "Xuhui, Shanghai, China" in English.
 */
export function areaLabel(path: readonly { id: string; name: string }[], language: Language): string {
  const names = path.map(({ name }) => name);
  if (language === 'en') return names.reverse().join(', ');
  const [country] = path;
  return (country?.id === china && names.length > 1 ? names.slice(1) : names).join(' · ');
}

/** Whether an area equals another one or is within it, by their ids only. */
export function isWithin(id: string, other: string): boolean {
  const parent = parentOf(id);
  return id === other || (parent !== null && isWithin(parent, other));
}
