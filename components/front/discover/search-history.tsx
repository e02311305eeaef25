'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { forgetSearch, forgetSearches } from '@/lib/front/discover/client/search-history';
import { SearchLink } from './search-link';

/** Earlier searches of this browser; each can be removed, and all of them. */
export function SearchHistory({ searches }: { searches: readonly string[] }) {
  const t = useTranslations('discoverSearch.history');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (searches.length === 0) return null;

  /** The focused element disappears: the heading takes the focus. */
  function forget(text: string) {
    heading.current?.focus();
    forgetSearch(text);
  }

  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-11 items-center justify-between">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-lg outline-none">
          {t('title')}
        </h2>
        <button
          type="button"
          aria-label={t('clearLabel')}
          onClick={forgetSearches}
          className="-mr-3 min-h-11 px-3 text-sm text-ink-2 hover:text-ink"
        >
          {t('clear')}
        </button>
      </div>
      <ul className="mt-1 flex flex-wrap gap-2">
        {searches.map((search) => (
          <li key={search} className="flex max-w-full items-center rounded-full border border-line">
            <SearchLink text={search} className="flex min-h-11 min-w-0 items-center pl-4 hover:text-ink-2">
              <span className="truncate">{search}</span>
            </SearchLink>
            <button
              type="button"
              aria-label={t('forget', { text: search })}
              onClick={() => forget(search)}
              className="grid size-11 flex-none place-items-center text-ink-3 hover:text-ink"
            >
              <Icon name="close" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
