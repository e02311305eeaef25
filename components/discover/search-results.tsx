'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddressTabs } from '@/components/ui/address-tabs';
import { FoundActivities, FoundCreators, FoundTopics, FoundWorks } from './search-lists';
import { type SearchTab, searchPath, searchTabs } from './search-tabs';

/** What was found, by kind; a tab is asked for when it is opened, and keeps its list. Null for a text not known yet. */
export function SearchResults({ text }: { text: string | null }) {
  const t = useTranslations('discoverSearch');
  const panels: Record<SearchTab, ReactNode> = {
    works: <FoundWorks text={text} />,
    creators: <FoundCreators text={text} />,
    channels: <FoundTopics text={text} />,
    activities: <FoundActivities text={text} />,
  };
  return (
    <AddressTabs
      tabs={searchTabs}
      initial="works"
      parameter="tab"
      path={searchPath(text ?? '')}
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
