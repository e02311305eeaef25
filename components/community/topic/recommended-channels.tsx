'use client';

import { useQuery } from '@tanstack/react-query';
import { recommendedTopicsQuery } from '@/lib/community/topic/client/topic-list';
import type { TopicItem } from '@/lib/community/topic/contract';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import { CardTopicRow } from './card-topic-row';

/** Recommended channels: those of the page, which are a visitor's, until the person's own are known. */
export function RecommendedChannels({ first }: { first: TopicItem[] }) {
  const { data } = useQuery({ ...recommendedTopicsQuery, enabled: useLoggedIn() });
  const topics = data?.length ? data : first;
  return (
    <ul className="-mt-3.5 gap-x-12 lg:grid lg:grid-cols-2 *:border-b *:border-line">
      {topics.map((topic) => (
        <li key={topic.id}>
          <CardTopicRow topic={topic} />
        </li>
      ))}
    </ul>
  );
}
