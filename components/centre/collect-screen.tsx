'use client';

import { useTranslations } from 'next-intl';
import { AddressTabs } from '@/components/ui/address-tabs';
import type { ActivityItem } from '@/lib/activity/contract';
import { collectedActivitiesQuery, collectedVideosQuery } from '@/lib/collection/client/collected-lists';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/video/contract';
import { ActivityList, WorkList } from './card-lists';
import { Empty } from './empty';
import { type CollectTab, collectTabs } from './tabs';

export interface CollectScreenProps {
  initial: CollectTab;
  /** The first page of the initial tab. */
  video: Page<VideoItem> | null;
  activity: Page<ActivityItem> | null;
}

/** What one has collected, by kind (specification section 2, /MyCollect). */
export function CollectScreen({ initial, video, activity }: CollectScreenProps) {
  const t = useTranslations('centre.collect');
  return (
    <>
      <h1 className="wrap pt-5 text-2xl">{t('title')}</h1>
      <AddressTabs
        tabs={collectTabs}
        initial={initial}
        parameter="tab"
        path="/MyCollect"
        label={t('title')}
        words={{ video: t('video'), activity: t('activity') }}
        panels={{ video: <CollectedWorks first={video} />, activity: <CollectedActivities first={activity} /> }}
      />
    </>
  );
}

function CollectedWorks({ first }: { first: Page<VideoItem> | null }) {
  return <WorkList query={useOwnList(collectedVideosQuery, first)} empty={<Empty list="collected" />} />;
}

function CollectedActivities({ first }: { first: Page<ActivityItem> | null }) {
  return <ActivityList query={useOwnList(collectedActivitiesQuery, first)} empty={<Empty list="collected" />} />;
}
