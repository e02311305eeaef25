'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { CardTopic, CardTopicSkeleton } from '@/components/community/topic/card-topic';
import { PagedList } from '@/components/ui/paged-list';
import { topicListQuery } from '@/lib/community/topic/client/topic-list';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { Empty } from './empty';

/** Channels as rows between lines; two columns of them on a wide screen. */
export function TopicList() {
  const query = useInfiniteQuery(topicListQuery);
  return (
    <PagedList
      query={query}
      keyOf={(topic) => topic.id}
      skeleton={<CardTopicSkeleton />}
      skeletons={6}
      empty={<Empty list="channels" />}
      className="-mt-3.5 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line"
      {...useListWords()}
    >
      {(topic) => <CardTopic topic={topic} />}
    </PagedList>
  );
}
