'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { hotWordsQuery } from '@/lib/search/client/hot-words';
import { SearchLink } from './search-link';

interface HotWordsProps {
  /** As they came with the page; null where the browser asks for them. */
  first: string[] | null;
}

/** What many search for, the first three stressed. Nothing where nobody has searched, or where it cannot be had. */
export function HotWords({ first }: HotWordsProps) {
  const t = useTranslations('discoverSearch.hot');
  const id = useId();
  const { data: words, isError } = useQuery({ ...hotWordsQuery, initialData: first ?? undefined });
  if (isError || words?.length === 0) return null;
  return (
    <section aria-labelledby={id} aria-busy={!words}>
      <h2 id={id} className="flex min-h-11 items-center text-lg">
        {t('title')}
      </h2>
      <ol className="grid grid-cols-2 gap-x-6 md:grid-cols-[repeat(2,minmax(0,20rem))]">
        {words
          ? words.map((word, index) => (
              <li key={word}>
                <SearchLink text={word} className="flex min-h-11 items-center gap-3 hover:text-ink-2">
                  <span
                    aria-hidden="true"
                    className={`w-5 flex-none text-center text-sm tabular-nums ${index < 3 ? 'font-bold text-accent' : 'text-ink-3'}`}
                  >
                    {index + 1}
                  </span>
                  <span className="truncate">{word}</span>
                </SearchLink>
              </li>
            ))
          : [...Array(10).keys()].map((place) => (
              <li key={place} aria-hidden="true" className="flex min-h-11 items-center">
                <div className="skeleton h-4 w-3/5" />
              </li>
            ))}
      </ol>
    </section>
  );
}
