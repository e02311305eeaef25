import { useLocale } from 'next-intl';
import { type Language, languageNames } from '@/lib/platform/shared/language';

/**
 * The `lang` attribute of a text: undefined for the page's language, so that only a text that fell back to the other
 * language has one (DESIGN 6).
 */
export function useTextLanguage(): (language: Language) => string | undefined {
  const locale = useLocale();
  return (language) => (language === locale ? undefined : languageNames[language].html);
}
