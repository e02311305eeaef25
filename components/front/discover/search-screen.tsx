'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useState } from 'react';
import { noteSearched } from '@/lib/base/search/client/note-searched';
import { useSearchHistory } from '@/lib/front/discover/client/search-history';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';
import type { FoundContent } from './found-content';
import { SearchBox } from './search-box';
import { SearchHistory } from './search-history';
import { HotWords } from './search-hot-words';
import { SearchResults } from './search-results';
import { kindOfTab, searchedText, searchTabs } from './search-tabs';

interface SearchScreenProps {
  /** Popular searches. */
  hotWords: string[];
  /** What the address asked for; null where nothing was searched for. */
  found: FoundContent | null;
}

/**
 * The search screen (specification section 2, /Search): earlier and popular searches, then results. The address names
 * the search; after the first one, results are fetched from here.
 */
export function SearchScreen({ hotWords, found }: SearchScreenProps) {
  const t = useTranslations('discoverSearch');
  const [text, setText] = useState(found?.text ?? '');
  const title = text ? t('titleOf', { text }) : t('title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    // A call records the search itself; the cached page cannot, because it is the same for everybody.
    if (found?.first[found.tab]?.list.length) noteSearched(kindOfTab(found.tab), found.text);
  }, [found]);
  return (
    <>
      <Suspense>
        <TextWatch onText={setText} />
      </Suspense>
      <h1 className="sr-only">{text ? t('headingOf', { text }) : t('heading')}</h1>
      <div className="wrap pt-3 pb-1.5" data-sleeps="painted">
        <SearchBox searched={text} />
      </div>
      {text === '' ? (
        <SearchStart hotWords={hotWords} />
      ) : (
        <SearchResults
          text={text}
          initial={found?.tab ?? searchTabs[0].name}
          first={text === found?.text ? found.first : {}}
          hotWords={hotWords}
        />
      )}
    </>
  );
}

/** Before a search. What only the browser knows comes last, where it causes no layout shift. */
function SearchStart({ hotWords }: { hotWords: string[] }) {
  const searches = useSearchHistory();
  return (
    <div className="wrap flex min-h-[60dvh] flex-col gap-6 pt-4 pb-10">
      <HotWords words={hotWords} />
      {searches && <SearchHistory searches={searches} />}
    </div>
  );
}

/**
 * Reports the text of the address, again after each change and before painting. Reads the query, hence the Suspense
 * around it.
 */
function TextWatch({ onText }: { onText(text: string): void }) {
  const text = searchedText(useSearchParams().get('text'));
  useLayoutEffectOn(text, onText);
  return null;
}
