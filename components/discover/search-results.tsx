'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddressTabs } from '@/components/ui/address-tabs';
import type { FirstHits } from './found-content';
import { FoundActivities, FoundCreators, FoundTopics, FoundWorks } from './search-lists';
import { type SearchTab, searchPath, searchTabs } from './search-tabs';

interface SearchResultsProps {
  text: string;
  /** The tab that stands in the page as it comes. */
  initial: SearchTab;
  /** What came with the page. */
  first: FirstHits;
}

/** What was found, by kind; a tab that did not come with the page is asked for when it is opened. Each keeps its list. */
export function SearchResults({ text, initial, first }: SearchResultsProps) {
  const t = useTranslations('discoverSearch');
  const panels: Record<SearchTab, ReactNode> = {
    works: <FoundWorks text={text} first={first.works} />,
    creators: <FoundCreators text={text} first={first.creators} />,
    channels: <FoundTopics text={text} first={first.channels} />,
    activities: <FoundActivities text={text} first={first.activities} />,
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
        creators: t('tabs.creators'),
        channels: t('tabs.channels'),
        activities: t('tabs.activities'),
      }}
      panels={panels}
    />
  );
}
