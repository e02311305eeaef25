'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedList } from '@/components/ui/paged-list';
import type { TopicItem } from '@/lib/community/topic/contract';
import { topicSearchQuery, videoSearchQuery } from '@/lib/front/discover/client/search-lists';
import { useListWords } from '@/lib/platform/client/use-list-words';
import type { VideoItem } from '@/lib/works/work/contract';

interface FoundProps<Item> {
  /** What is searched for. */
  text: string;
  /** Shown where nothing was found. */
  empty: ReactNode;
  /** One hit. */
  children(item: Item): ReactNode;
}

/** The works that a search finds, for a sheet of a slice below that picks one of them. */
export function FoundWorksToPick({ text, empty, children }: FoundProps<VideoItem>) {
  const { words } = useListWords();
  return (
    <PagedList
      key={text}
      query={useInfiniteQuery(videoSearchQuery(text))}
      keyOf={({ videoId }) => videoId}
      {...{ empty, skeleton, children, ...rows }}
      words={{ ...words, end: '' }}
    />
  );
}

/** The channels that a search finds, likewise. */
export function FoundTopicsToPick({ text, empty, children }: FoundProps<TopicItem>) {
  const { words } = useListWords();
  return (
    <PagedList
      key={text}
      query={useInfiniteQuery(topicSearchQuery(text))}
      keyOf={({ id }) => id}
      {...{ empty, skeleton, children, ...rows }}
      words={{ ...words, end: '' }}
    />
  );
}

const skeleton = <div className="skeleton my-2 h-12" />;
// A short list in a sheet needs no text at its end.
const rows = { skeletons: 4, className: 'divide-y divide-line', onEnd: () => {} };
