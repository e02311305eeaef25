'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedList } from '@/components/ui/paged-list';
import { CardVideo, CardVideoSkeleton } from '@/components/works/work/card-video';
import { useListWords } from '@/lib/platform/client/use-list-words';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { CardVideoCorner } from './card-video-corner';

interface CardWorkGridProps {
  query: UseInfiniteQueryResult<InfiniteData<Page<VideoItem>>>;
  empty: ReactNode;
  /** Renders a title, where it is not shown plainly. */
  show?(title: string): ReactNode;
  /** Each is named as the people-centre entrance requires (specification section 3). */
  fromPeopleCentre?: boolean;
  /** Nothing larger is above it: the picture of its first work is loaded with priority. */
  first?: boolean;
}

/** Number of placeholders while works load. */
export const workSkeletons = 9;

/**
 * Works as cards, the first one large, each with buttons to collect it and add it to a play list. Pages are loaded near
 * the end.
 */
export function CardWorkGrid(props: CardWorkGridProps) {
  const { query, empty, show, fromPeopleCentre = false, first = false } = props;
  return (
    <PagedList
      query={query}
      keyOf={(video) => video.videoId}
      skeleton={<CardVideoSkeleton />}
      skeletons={workSkeletons}
      empty={empty}
      className="works-grid"
      {...useListWords()}
    >
      {(video, index) => (
        <CardVideo
          video={video}
          lead={index % 9 === 0}
          first={first && index === 0}
          title={show?.(video.title)}
          fromPeopleCentre={fromPeopleCentre}
          corner={<CardVideoCorner id={video.videoId} title={fromPeopleCentre ? video.name : video.title} />}
        />
      )}
    </PagedList>
  );
}
