import { useLocale } from 'next-intl';
import { type Language, languageNames, translate } from '@/lib/platform/shared/language';

interface BilingualProps {
  of: { zh: string; en: string };
}

/**
 * A text that staff keep in both languages, in the language of the page; without a translation, the other one with its
 * `lang`.
 */
export function Bilingual({ of: { zh, en } }: BilingualProps) {
  const locale = useLocale();
  const { text, language } = translate(zh, en, locale as Language);
  return language === locale ? text : <span lang={languageNames[language].html}>{text}</span>;
}
