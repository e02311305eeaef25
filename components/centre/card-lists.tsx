'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardActivity, CardActivitySkeleton } from '@/components/activity/card-activity';
import { CardCollectButton } from '@/components/collection/card-collect-button';
import { PagedList } from '@/components/ui/paged-list';
import { CardVideo, CardVideoSkeleton } from '@/components/video/card-video';
import type { ActivityItem } from '@/lib/activity/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/video/contract';

interface ListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  empty: ReactNode;
}

/** Works as cards with a lead, under the names that the people-centre entrance gives them (specification section 3). */
export function WorkList({ query, empty }: ListProps<VideoItem>) {
  return (
    <PagedList
      query={query}
      keyOf={(video) => video.videoId}
      skeleton={<CardVideoSkeleton />}
      skeletons={9}
      empty={empty}
      className="works-grid"
      {...useListWords()}
    >
      {(video, index) => (
        <CardVideo
          video={video}
          lead={index % 9 === 0}
          fromPeopleCentre
          corner={<CardCollectButton kind="video" id={video.videoId} title={video.name} />}
        />
      )}
    </PagedList>
  );
}

/** Activities as posters with a lead. */
export function ActivityList({ query, empty }: ListProps<ActivityItem>) {
  return (
    <PagedList
      query={query}
      keyOf={(activity) => activity.id}
      skeleton={<CardActivitySkeleton />}
      skeletons={6}
      empty={empty}
      className="posters-grid"
      {...useListWords()}
    >
      {(activity, index) => (
        <CardActivity
          activity={activity}
          lead={index % 11 === 0}
          corner={<CardCollectButton kind="activity" id={activity.id} title={activity.title} />}
        />
      )}
    </PagedList>
  );
}
