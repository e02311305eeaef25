'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { CardActivity, CardActivitySkeleton } from '@/components/activity/card-activity';
import { CardCollectButton } from '@/components/collection/card-collect-button';
import { CardWorkGrid } from '@/components/collection/card-work-grid';
import { CardPersonRowSkeleton } from '@/components/person/card-person-row';
import { CardTopic, CardTopicSkeleton } from '@/components/topic/card-topic';
import { PagedList } from '@/components/ui/paged-list';
import {
  activitySearchQuery,
  creatorSearchQuery,
  topicSearchQuery,
  videoSearchQuery,
} from '@/lib/discover/client/search-lists';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { SearchCreator } from './search-creator';
import { SearchEmpty } from './search-empty';
import { Marked } from './search-marked';

export interface FoundListProps {
  /** What was searched for; null while the page does not know it yet. */
  text: string | null;
}

/** The works that were found, as cards with a lead: the best hit comes first. */
export function FoundWorks({ text }: FoundListProps) {
  const searched = text ?? '';
  return (
    <CardWorkGrid
      first
      key={searched}
      query={useInfiniteQuery(videoSearchQuery(text))}
      empty={<SearchEmpty text={searched} tab="works" />}
      show={(title) => <Marked text={title} searched={searched} />}
    />
  );
}

/** The people who were found. */
export function FoundCreators({ text }: FoundListProps) {
  const searched = text ?? '';
  return (
    <PagedList
      key={searched}
      query={useInfiniteQuery(creatorSearchQuery(text))}
      keyOf={(creator) => creator.userId}
      skeleton={<CardPersonRowSkeleton />}
      skeletons={6}
      empty={<SearchEmpty text={searched} tab="creators" />}
      className={rows}
      {...useListWords()}
    >
      {(creator) => <SearchCreator creator={creator} searched={searched} />}
    </PagedList>
  );
}

/** The channels that were found. */
export function FoundTopics({ text }: FoundListProps) {
  const searched = text ?? '';
  return (
    <PagedList
      key={searched}
      query={useInfiniteQuery(topicSearchQuery(text))}
      keyOf={(topic) => topic.id}
      skeleton={<CardTopicSkeleton />}
      skeletons={6}
      empty={<SearchEmpty text={searched} tab="channels" />}
      className={rows}
      {...useListWords()}
    >
      {(topic) => <CardTopic topic={topic} title={<Marked text={topic.title} searched={searched} />} />}
    </PagedList>
  );
}

/** The activities that were found, as posters with a lead. */
export function FoundActivities({ text }: FoundListProps) {
  const searched = text ?? '';
  return (
    <PagedList
      key={searched}
      query={useInfiniteQuery(activitySearchQuery(text))}
      keyOf={(activity) => activity.id}
      skeleton={<CardActivitySkeleton />}
      skeletons={6}
      empty={<SearchEmpty text={searched} tab="activities" />}
      className="posters-grid"
      {...useListWords()}
    >
      {(activity, index) => (
        <CardActivity
          activity={activity}
          lead={index % 11 === 0}
          title={<Marked text={activity.title} searched={searched} />}
          corner={<CardCollectButton kind="activity" id={activity.id} title={activity.title} />}
        />
      )}
    </PagedList>
  );
}

const rows = '-mt-3 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line';
