'use client';

import { useLocale, useTranslations } from 'next-intl';
import { rememberLanguage } from '@/lib/platform/client/remember-language';
import { htmlLanguage } from '@/lib/platform/i18n/metadata';
import { getPathname } from '@/lib/platform/i18n/navigation';

/** Leads to the home page in the other language, by a full load, and remembers the wish (DESIGN 6). */
export function LanguageToggle() {
  const t = useTranslations('shell.language');
  const other = useLocale() === 'zh' ? 'en' : 'zh';
  return (
    <a
      href={getPathname({ locale: other, href: '/' })}
      hrefLang={htmlLanguage[other]}
      aria-label={t('label')}
      onClick={() => rememberLanguage(other)}
      className="-my-1.75 flex h-11 w-fit items-center text-sm"
    >
      <span lang={htmlLanguage[other]} className="flex h-7.5 items-center rounded-full border border-line px-3">
        {t('short')}
      </span>
    </a>
  );
}
