'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import {
  activitySearchQuery,
  articleSearchQuery,
  broadcastSearchQuery,
  jobSearchQuery,
  personSearchQuery,
  questionSearchQuery,
  topicSearchQuery,
  videoSearchQuery,
} from '@/lib/front/discover/client/search-lists';
import { HotWords } from './search-hot-words';
import { SearchLink } from './search-link';
import { type SearchTab, searchTabs } from './search-tabs';

interface SearchEmptyProps {
  text: string;
  tab: SearchTab;
  hotWords: string[];
}

/**
 * No search results (specification section 8): what to do next, the other tabs that have some, and what other people
 * search for.
 */
export function SearchEmpty({ text, tab, hotWords }: SearchEmptyProps) {
  const t = useTranslations('discoverSearch');
  const states = useTranslations('client.emptyStates');
  const others = useFoundElsewhere(text, tab);
  return (
    <>
      <Notice title={states('noResults')} text={others.length > 0 ? t('empty.others') : t('empty.text')}>
        <div className="flex flex-wrap justify-center gap-2">
          {others.map(({ name, count }) => (
            <SearchLink key={name} text={text} tab={name} className={buttonClass('line')}>
              {t('empty.other', { tab: t(`tabs.${name}`), count })}
            </SearchLink>
          ))}
          {others.length === 0 && (
            <button type="button" onClick={searchAgain} className={`noscript:hidden ${buttonClass('ink')}`}>
              {t('empty.again')}
            </button>
          )}
        </div>
      </Notice>
      <HotWords words={hotWords} />
    </>
  );
}

/** The search box at the top still has the text, which is to be changed. */
function searchAgain() {
  const box = document.querySelector<HTMLInputElement>('[role=search] input');
  box?.focus();
  box?.select();
}

/** The other tabs with hits, and how many: the first page of each, which its list then has cached. */
function useFoundElsewhere(text: string, here: SearchTab) {
  const lists = {
    works: useInfiniteQuery(videoSearchQuery(text)),
    people: useInfiniteQuery(personSearchQuery(text)),
    channels: useInfiniteQuery(topicSearchQuery(text)),
    activities: useInfiniteQuery(activitySearchQuery(text)),
    articles: useInfiniteQuery(articleSearchQuery(text)),
    questions: useInfiniteQuery(questionSearchQuery(text)),
    live: useInfiniteQuery(broadcastSearchQuery(text)),
    jobs: useInfiniteQuery(jobSearchQuery(text)),
  };
  return searchTabs.flatMap(({ name }) => {
    const [first] = lists[name].data?.pages ?? [];
    if (name === here || !first || first.list.length === 0) return [];
    return { name, count: `${first.list.length}${first.hasNextPage ? '+' : ''}` };
  });
}
