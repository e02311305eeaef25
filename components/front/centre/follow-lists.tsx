'use client';

import { CardTopicSkeleton } from '@/components/community/topic/card-topic';
import { CardTopicRow } from '@/components/community/topic/card-topic-row';
import { CardPersonRow, CardPersonRowSkeleton } from '@/components/people/person/card-person-row';
import { PagedList } from '@/components/ui/paged-list';
import { followedTopicsQuery } from '@/lib/community/topic/client/topic-list';
import type { FollowedTopic } from '@/lib/community/topic/contract';
import { fansQuery, followedPeopleQuery } from '@/lib/people/person/client/people-lists';
import type { PersonItem } from '@/lib/people/person/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import type { Page } from '@/lib/platform/shared/wire';
import { Empty } from './empty';

/**
 * People whom the caller follows, or their fans. A person who is unfollowed stays in the list and can be followed
 * again.
 */
export function PeopleList({ list, first }: { list: 'people' | 'fans'; first: Page<PersonItem> | null }) {
  const query = useOwnList(list === 'people' ? followedPeopleQuery : fansQuery, first);
  return (
    <PagedList
      query={query}
      keyOf={(person) => person.userId}
      skeleton={<CardPersonRowSkeleton />}
      skeletons={6}
      empty={<Empty list={list} />}
      className={rows}
      {...useListWords()}
    >
      {(person) => <CardPersonRow person={person} />}
    </PagedList>
  );
}

/** The channels that the caller follows. */
export function ChannelList({ first }: { first: Page<FollowedTopic> | null }) {
  const query = useOwnList(followedTopicsQuery, first);
  return (
    <PagedList
      query={query}
      keyOf={(topic) => topic.id}
      skeleton={<CardTopicSkeleton />}
      skeletons={6}
      empty={<Empty list="channels" />}
      className={rows}
      {...useListWords()}
    >
      {(topic) => <CardTopicRow topic={topic} isFollowed />}
    </PagedList>
  );
}

const rows = '-mt-3 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line';
