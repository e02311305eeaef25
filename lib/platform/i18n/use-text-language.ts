import { useLocale } from 'next-intl';
import { type Language, languageNames } from '@/lib/platform/shared/language';

/**
 * Gives the `lang` attribute of a text in a language: none where it is the page's own, so that only a text that fell
 * back to the other language is marked (DESIGN 6).
 */
export function useTextLanguage(): (language: Language) => string | undefined {
  const locale = useLocale();
  return (language) => (language === locale ? undefined : languageNames[language].html);
}
