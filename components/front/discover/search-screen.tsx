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
  /** What others look for. */
  hotWords: string[];
  /** What the address asked for; null where nothing was searched for. */
  found: FoundContent | null;
}

/**
 * The search screen (specification section 2, /Search): what was searched for and what others look for, then what was
 * found. The address says what for; what comes after the page came is searched for from here.
 */
export function SearchScreen({ hotWords, found }: SearchScreenProps) {
  const t = useTranslations('discoverSearch');
  const [text, setText] = useState(found?.text ?? '');
  const title = text ? t('titleOf', { text }) : t('title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    // A call notes by itself what it finds; the page is the same for everybody and cannot.
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

/** Before anything is searched for. What only the browser knows comes below, where it moves nothing. */
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
 * Says what the address asks for, again after each change of it, and before anything else is painted. Reads the query,
 * hence the Suspense around it.
 */
function TextWatch({ onText }: { onText(text: string): void }) {
  const text = searchedText(useSearchParams().get('text'));
  useLayoutEffectOn(text, onText);
  return null;
}
