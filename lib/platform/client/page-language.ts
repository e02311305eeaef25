import { defaultLanguage, type Language, languages } from '@/lib/platform/shared/language';

/** The language the page was rendered in, from `<html lang>`; a region (`zh-CN`) does not matter. */
export function pageLanguage(): Language {
  const tag = document.documentElement.lang.toLowerCase();
  return languages.find((language) => tag === language || tag.startsWith(`${language}-`)) ?? defaultLanguage;
}
