'use client';

import { useTranslations } from 'next-intl';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage, usePathname } from '@/lib/platform/i18n/use-navigation';
import { languageNames } from '@/lib/platform/shared/language';
import { rowClass } from './settings-row';

/**
 * Switches the whole site to the other language: changes the language hash, whose handler loads this page in it and
 * stores the choice (DESIGN 6). A plain link where nothing handles the hash.
 */
export function LanguageRow() {
  const t = useTranslations('settings.list');
  const path = usePathname();
  const other = useLanguage() === 'zh' ? 'en' : 'zh';
  const { html, marker } = languageNames[other];
  return (
    <li>
      <a
        href={getPathname({ locale: other, href: path })}
        hrefLang={html}
        onClick={(event) => {
          event.preventDefault();
          location.hash = marker;
        }}
        className={rowClass}
      >
        <span className="grow font-semibold">{t('language')}</span>{' '}
        <span lang={html} className="text-ink-3">
          {t('otherLanguage')}
        </span>
      </a>
    </li>
  );
}
