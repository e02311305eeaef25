'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardJobList } from '@/components/careers/job/card-job-list';
import { CardArticleList } from '@/components/community/article/card-article-list';
import { CardQuestion, CardQuestionSkeleton } from '@/components/community/question/card-question';
import { CardTopic, CardTopicSkeleton } from '@/components/community/topic/card-topic';
import { CardActivityList } from '@/components/events/activity/card-activity-list';
import { CardBroadcastList } from '@/components/live/broadcast/card-broadcast-list';
import { CardPersonRowSkeleton } from '@/components/people/person/card-person-row';
import { PagedList } from '@/components/ui/paged-list';
import { CardWorkGrid } from '@/components/works/playlist/card-work-grid';
import type { JobItem } from '@/lib/careers/job/contract';
import type { ArticleItem } from '@/lib/community/article/contract';
import type { QuestionItem } from '@/lib/community/question/contract';
import type { TopicItem } from '@/lib/community/topic/contract';
import type { ActivityItem } from '@/lib/events/activity/contract';
import {
  activitySearchQuery,
  articleSearchQuery,
  broadcastSearchQuery,
  jobSearchQuery,
  personSearchQuery,
  questionSearchQuery,
  topicSearchQuery,
  videoSearchQuery,
} from '@/lib/front/discover/client/search-lists';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import type { ListedPerson } from '@/lib/people/person/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { Marked } from './search-marked';
import { SearchPerson } from './search-person';

interface FoundListProps<Item> {
  /** What was searched for. */
  text: string;
  /** The first hits where they were in the page. */
  first: Page<Item> | undefined;
  /** Shown where nothing was found. */
  empty: ReactNode;
}

/** The found works as cards, the first one large: the best hit comes first. */
export function FoundWorks({ text, first, empty }: FoundListProps<VideoItem>) {
  return (
    <CardWorkGrid
      first
      key={text}
      query={useInfiniteQuery({ ...videoSearchQuery(text), initialData: pagesOf(first) })}
      empty={empty}
      show={(title) => <Marked text={title} searched={text} />}
    />
  );
}

/** The people who were found. */
export function FoundPeople({ text, first, empty }: FoundListProps<ListedPerson>) {
  return (
    <PagedList
      key={text}
      query={useInfiniteQuery({ ...personSearchQuery(text), initialData: pagesOf(first) })}
      keyOf={(person) => person.userId}
      skeleton={<CardPersonRowSkeleton />}
      skeletons={6}
      empty={empty}
      className={rows}
      {...useListWords()}
    >
      {(person) => <SearchPerson person={person} searched={text} />}
    </PagedList>
  );
}

/** The channels that were found. */
export function FoundTopics({ text, first, empty }: FoundListProps<TopicItem>) {
  return (
    <PagedList
      key={text}
      query={useInfiniteQuery({ ...topicSearchQuery(text), initialData: pagesOf(first) })}
      keyOf={(topic) => topic.id}
      skeleton={<CardTopicSkeleton />}
      skeletons={6}
      empty={empty}
      className={rows}
      {...useListWords()}
    >
      {(topic) => <CardTopic topic={topic} title={<Marked text={topic.title} searched={text} />} />}
    </PagedList>
  );
}

/** The found activities as posters, the first one large. */
export function FoundActivities({ text, first, empty }: FoundListProps<ActivityItem>) {
  return (
    <CardActivityList
      key={text}
      query={useInfiniteQuery({ ...activitySearchQuery(text), initialData: pagesOf(first) })}
      empty={empty}
      show={(title) => <Marked text={title} searched={text} />}
    />
  );
}

/** The found articles as cards. */
export function FoundArticles({ text, first, empty }: FoundListProps<ArticleItem>) {
  return (
    <CardArticleList
      key={text}
      query={useInfiniteQuery({ ...articleSearchQuery(text), initialData: pagesOf(first) })}
      empty={empty}
      show={(title) => <Marked text={title} searched={text} />}
    />
  );
}

/** The questions that were found. */
export function FoundQuestions({ text, first, empty }: FoundListProps<QuestionItem>) {
  return (
    <PagedList
      key={text}
      query={useInfiniteQuery({ ...questionSearchQuery(text), initialData: pagesOf(first) })}
      keyOf={(question) => question.id}
      skeleton={<CardQuestionSkeleton />}
      skeletons={6}
      empty={empty}
      className="-mt-4 max-w-180 *:border-line *:not-last:border-b"
      {...useListWords()}
    >
      {(question) => (
        <CardQuestion withTopic question={question} title={<Marked text={question.title} searched={text} />} />
      )}
    </PagedList>
  );
}

/** The found live streams by their covers. */
export function FoundBroadcasts({ text, first, empty }: FoundListProps<BroadcastItem>) {
  return (
    <CardBroadcastList
      key={text}
      query={useInfiniteQuery({ ...broadcastSearchQuery(text), initialData: pagesOf(first) })}
      empty={empty}
      show={(title) => <Marked text={title} searched={text} />}
    />
  );
}

/** The found jobs as rows. */
export function FoundJobs({ text, first, empty }: FoundListProps<JobItem>) {
  return (
    <CardJobList
      key={text}
      query={useInfiniteQuery({ ...jobSearchQuery(text), initialData: pagesOf(first) })}
      empty={empty}
      show={(title) => <Marked text={title} searched={text} />}
    />
  );
}

const pagesOf = <Item,>(first: Page<Item> | undefined) => first && { pages: [first], pageParams: [1] };

const rows = '-mt-3 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line';
