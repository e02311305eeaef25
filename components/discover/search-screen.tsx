'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useState } from 'react';
import { useSearchHistory } from '@/lib/discover/client/search-history';
import { Link } from '@/lib/platform/i18n/link';
import { searchLimits } from '@/lib/search/codes';
import { SearchBox } from './search-box';
import { SearchHistory } from './search-history';
import { HotWords } from './search-hot-words';
import { SearchResults } from './search-results';

/**
 * The search screen (specification section 2, /Search): what was searched for and what others look for, then what was
 * found. The text stands in the address, which the page as it is kept does not know: `hotWords`, what others look for, is
 * null where there is one.
 */
export function SearchScreen({ hotWords }: { hotWords: string[] | null }) {
  const t = useTranslations('discoverSearch');
  const [text, setText] = useState<string | null>(hotWords ? '' : null);
  const title = text ? t('titleOf', { text }) : t('title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Suspense>
        <TextWatch onText={setText} />
      </Suspense>
      <h1 className="sr-only">{text ? t('headingOf', { text }) : t('heading')}</h1>
      <div className="wrap pt-3 pb-1.5">
        <SearchBox searched={text ?? ''} />
        <noscript>
          <p className="py-5 text-ink-2">
            {t('noScript')}{' '}
            <Link href="/type" className="text-accent underline">
              {t('noScriptType')}
            </Link>
          </p>
        </noscript>
      </div>
      <div className="noscript:hidden">
        {text === '' ? <SearchStart hotWords={hotWords} /> : <SearchResults text={text} />}
      </div>
    </>
  );
}

/** Before anything is searched for. What only the browser knows comes below, where it moves nothing. */
function SearchStart({ hotWords }: { hotWords: string[] | null }) {
  const searches = useSearchHistory();
  return (
    <div className="wrap flex min-h-[60dvh] flex-col gap-6 pt-4 pb-10">
      <HotWords first={hotWords} />
      {searches && <SearchHistory searches={searches} />}
    </div>
  );
}

/** Says what the address asks for, again after each change of it. Reads the query, hence the Suspense around it. */
function TextWatch({ onText }: { onText(text: string): void }) {
  const text = (useSearchParams().get('text') ?? '').trim().slice(0, searchLimits.text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address says another text
  useEffect(() => onText(text), [text]);
  return null;
}
