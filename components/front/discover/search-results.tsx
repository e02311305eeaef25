'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddressTabs } from '@/components/ui/address-tabs';
import type { FirstHits } from './found-content';
import { SearchEmpty } from './search-empty';
import {
  FoundActivities,
  FoundArticles,
  FoundBroadcasts,
  FoundJobs,
  FoundPeople,
  FoundQuestions,
  FoundTopics,
  FoundWorks,
} from './search-lists';
import { type SearchTab, searchPath, searchTabs } from './search-tabs';

interface SearchResultsProps {
  text: string;
  /** The tab in the HTML. */
  initial: SearchTab;
  /** Results in the HTML. */
  first: FirstHits;
  hotWords: string[];
}

/** Results by kind; a tab that is not in the HTML is fetched when it is opened. Each keeps its list. */
export function SearchResults({ text, initial, first, hotWords }: SearchResultsProps) {
  const t = useTranslations('discoverSearch');
  const empty = (tab: SearchTab) => <SearchEmpty text={text} tab={tab} hotWords={hotWords} />;
  const panels: Record<SearchTab, ReactNode> = {
    works: <FoundWorks text={text} first={first.works} empty={empty('works')} />,
    people: <FoundPeople text={text} first={first.people} empty={empty('people')} />,
    channels: <FoundTopics text={text} first={first.channels} empty={empty('channels')} />,
    activities: <FoundActivities text={text} first={first.activities} empty={empty('activities')} />,
    articles: <FoundArticles text={text} first={first.articles} empty={empty('articles')} />,
    questions: <FoundQuestions text={text} first={first.questions} empty={empty('questions')} />,
    live: <FoundBroadcasts text={text} first={first.live} empty={empty('live')} />,
    jobs: <FoundJobs text={text} first={first.jobs} empty={empty('jobs')} />,
  };
  return (
    <AddressTabs
      tabs={searchTabs}
      initial={initial}
      parameter="tab"
      path={searchPath(text)}
      label={t('heading')}
      words={{
        works: t('tabs.works'),
        people: t('tabs.people'),
        channels: t('tabs.channels'),
        activities: t('tabs.activities'),
        articles: t('tabs.articles'),
        questions: t('tabs.questions'),
        live: t('tabs.live'),
        jobs: t('tabs.jobs'),
      }}
      panels={panels}
    />
  );
}
