'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { CardCollectButton } from '@/components/collection/card-collect-button';
import { PagedList } from '@/components/ui/paged-list';
import { CardVideo, CardVideoSkeleton } from '@/components/video/card-video';
import { useListWords } from '@/lib/platform/client/use-list-words';
import type { Page } from '@/lib/platform/shared/wire';
import { videoListQuery } from '@/lib/video/client/video-list';
import type { VideoItem } from '@/lib/video/contract';
import { Empty } from './empty';

/** The daily recommended works. The first page comes with the page itself and is not fetched. */
export function VideoList({ first }: { first: Page<VideoItem> }) {
  const initialData = { pages: [first], pageParams: [1] };
  const query = useInfiniteQuery({ ...videoListQuery, initialData });
  return (
    <PagedList
      query={query}
      keyOf={(video) => video.videoId}
      skeleton={<CardVideoSkeleton />}
      skeletons={9}
      empty={<Empty list="videos" />}
      className="works-grid"
      {...useListWords()}
    >
      {(video, index) => (
        <CardVideo
          video={video}
          lead={index % 9 === 0}
          corner={<CardCollectButton kind="video" id={video.videoId} title={video.title} />}
        />
      )}
    </PagedList>
  );
}
