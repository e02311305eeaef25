'use client';

import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { languageNames } from '@/lib/platform/shared/language';

/** What the toggle to the other language says, and what it means. */
export interface LanguageWords {
  short: string;
  label: string;
}

/**
 * Flips the language marker, which loads the home page in the other language and remembers the wish (DESIGN 6). A plain
 * link where nothing listens to the marker.
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
