'use client';

import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { languageNames } from '@/lib/platform/shared/language';

/** Label and meaning of the toggle to the other language. */
export interface LanguageWords {
  short: string;
  label: string;
}

/**
 * Changes the language hash, whose handler loads the home page in the other language and stores the choice (DESIGN 6).
 * A plain link where nothing handles the hash.
 */
export function LanguageToggle({ words }: { words: LanguageWords }) {
  const other = useLanguage() === 'zh' ? 'en' : 'zh';
  const { html, marker } = languageNames[other];
  return (
    <a
      href={getPathname({ locale: other, href: '/' })}
      hrefLang={html}
      aria-label={words.label}
      onClick={(event) => {
        event.preventDefault();
        location.hash = marker;
      }}
      className="-my-1.75 flex h-11 w-fit items-center text-sm"
    >
      <span lang={html} className="flex h-7.5 items-center rounded-full border border-line px-3">
        {words.short}
      </span>
    </a>
  );
}
