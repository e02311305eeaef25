import { defaultLanguage, type Language, languageNames, languages } from '@/lib/platform/shared/language';

/** The language the page was rendered in, from `<html lang>`. */
export function pageLanguage(): Language {
  const tag = document.documentElement.lang;
  return languages.find((language) => languageNames[language].html === tag) ?? defaultLanguage;
}
