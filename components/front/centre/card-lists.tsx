'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardQuestion, CardQuestionSkeleton } from '@/components/community/question/card-question';
import { CardTopic, CardTopicSkeleton } from '@/components/community/topic/card-topic';
import { CardCollectButton } from '@/components/reactions/collection/card-collect-button';
import { PagedList } from '@/components/ui/paged-list';
import { CardPlaylist, CardPlaylistSkeleton } from '@/components/works/playlist/card-playlist';
import type { QuestionItem } from '@/lib/community/question/contract';
import type { TopicItem } from '@/lib/community/topic/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import type { Page } from '@/lib/platform/shared/wire';
import type { PlaylistItem } from '@/lib/works/playlist/contract';

interface ListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  empty: ReactNode;
}

/** Questions as rows in a column. */
export function QuestionList({ query, empty }: ListProps<QuestionItem>) {
  return (
    <PagedList
      query={query}
      keyOf={(question) => question.id}
      skeleton={<CardQuestionSkeleton />}
      skeletons={6}
      empty={empty}
      className="-mt-4 max-w-180 *:border-line *:not-last:border-b"
      {...useListWords()}
    >
      {(question) => <CardQuestion question={question} withTopic />}
    </PagedList>
  );
}

/** Channels as rows, two beside one another where there is room. */
export function TopicList({ query, empty }: ListProps<TopicItem>) {
  return (
    <PagedList
      query={query}
      keyOf={(topic) => topic.id}
      skeleton={<CardTopicSkeleton />}
      skeletons={6}
      empty={empty}
      className="-mt-3 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line"
      {...useListWords()}
    >
      {(topic) => (
        <div className="flex items-center gap-3.5">
          <div className="min-w-0 grow">
            <CardTopic topic={topic} />
          </div>
          <CardCollectButton kind="topic" id={topic.id} title={topic.title} />
        </div>
      )}
    </PagedList>
  );
}

interface PlaylistListProps<Item> extends ListProps<Item> {
  /** They are the caller's own. */
  isOwn?: boolean;
}

/** Play lists as stacks of covers. */
export function PlaylistList<Item extends PlaylistItem>({ query, empty, isOwn }: PlaylistListProps<Item>) {
  return (
    <PagedList
      query={query}
      keyOf={(playlist) => playlist.id}
      skeleton={<CardPlaylistSkeleton />}
      skeletons={6}
      empty={empty}
      className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 md:gap-y-8 lg:grid-cols-4"
      {...useListWords()}
    >
      {(playlist) => <CardPlaylist playlist={playlist} isOwn={isOwn} />}
    </PagedList>
  );
}
