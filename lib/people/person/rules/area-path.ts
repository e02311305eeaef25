import type { Language } from '@/lib/platform/shared/language';

const china = 'CN';

/**
 * The area that one lies in, by its id alone: the province of a Chinese prefecture or district, the country of any other
 * region, null for a country. It says nothing about whether there is such an area.
 */
export function parentOf(id: string): string | null {
  const [country = '', region] = id.split('-');
  if (!region) return null;
  const isBelowProvince = country === china && !region.endsWith('0000');
  return isBelowProvince ? `${china}-${region.slice(0, 2)}0000` : country;
}

/**
 * An area as people write it, from the names on the way down to it, the country first: "上海 · 徐汇" and "日本 · 京都"
 * in Chinese, where China goes without saying unless it is all there is; "Xuhui, Shanghai, China" in English.
 */
export function areaLabel(path: readonly { id: string; name: string }[], language: Language): string {
  const names = path.map(({ name }) => name);
  if (language === 'en') return names.reverse().join(', ');
  const [country] = path;
  return (country?.id === china && names.length > 1 ? names.slice(1) : names).join(' · ');
}

/** Whether an area is another one or lies in it, by their ids alone. */
export function isWithin(id: string, other: string): boolean {
  const parent = parentOf(id);
  return id === other || (parent !== null && isWithin(parent, other));
}
