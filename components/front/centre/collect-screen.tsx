'use client';

import { useTranslations } from 'next-intl';
import { CardArticleList } from '@/components/community/article/card-article-list';
import { CardActivityList } from '@/components/events/activity/card-activity-list';
import { AddressTabs } from '@/components/ui/address-tabs';
import { CardNewPlaylist } from '@/components/works/playlist/card-new-playlist';
import { CardWorkGrid } from '@/components/works/playlist/card-work-grid';
import { collectedArticlesQuery } from '@/lib/community/article/client/articles';
import type { ArticleItem } from '@/lib/community/article/contract';
import { collectedQuestionsQuery } from '@/lib/community/question/client/question-lists';
import type { QuestionItem } from '@/lib/community/question/contract';
import { collectedTopicsQuery } from '@/lib/community/topic/client/topic-list';
import type { TopicItem } from '@/lib/community/topic/contract';
import { collectedActivitiesQuery } from '@/lib/events/activity/client/collected-activities';
import type { ActivityItem } from '@/lib/events/activity/contract';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import type { Page } from '@/lib/platform/shared/wire';
import { collectedPlaylistsQuery } from '@/lib/works/playlist/client/collected-playlists';
import { type OwnPlaylist, ownPlaylistsQuery } from '@/lib/works/playlist/client/playlists';
import type { PlaylistItem } from '@/lib/works/playlist/contract';
import { collectedVideosQuery, likedVideosQuery } from '@/lib/works/work/client/kept-videos';
import type { VideoItem } from '@/lib/works/work/contract';
import { PlaylistList, QuestionList, TopicList } from './card-lists';
import { Empty } from './empty';
import { type CollectTab, collectTabs } from './tabs';

export interface CollectScreenProps {
  initial: CollectTab;
  /** The first page of the initial tab; null for the others. */
  video: Page<VideoItem> | null;
  activity: Page<ActivityItem> | null;
  article: Page<ArticleItem> | null;
  question: Page<QuestionItem> | null;
  topic: Page<TopicItem> | null;
  playlist: Page<PlaylistItem> | null;
  liked: Page<VideoItem> | null;
  lists: Page<OwnPlaylist> | null;
}

/** The caller's collected things by kind, liked works and own play lists (specification section 2, /MyCollect). */
export function CollectScreen({ initial, ...first }: CollectScreenProps) {
  const t = useTranslations('centre.collect');
  return (
    <>
      <h1 className="wrap pt-5 text-2xl">{t('title')}</h1>
      <AddressTabs
        tabs={collectTabs}
        initial={initial}
        parameter="tab"
        path="/MyCollect"
        label={t('title')}
        words={{
          video: t('video'),
          activity: t('activity'),
          article: t('article'),
          question: t('question'),
          topic: t('topic'),
          playlist: t('playlist'),
          liked: t('liked'),
          lists: t('lists'),
        }}
        panels={{
          video: <CollectedWorks first={first.video} />,
          activity: <CollectedActivities first={first.activity} />,
          article: <CollectedArticles first={first.article} />,
          question: <CollectedQuestions first={first.question} />,
          topic: <CollectedTopics first={first.topic} />,
          playlist: <CollectedPlaylists first={first.playlist} />,
          liked: <LikedWorks first={first.liked} />,
          lists: <OwnPlaylists first={first.lists} />,
        }}
      />
    </>
  );
}

function CollectedWorks({ first }: { first: Page<VideoItem> | null }) {
  return (
    <CardWorkGrid
      fromPeopleCentre
      query={useOwnList(collectedVideosQuery(), first)}
      empty={<Empty list="collected" />}
    />
  );
}

function CollectedActivities({ first }: { first: Page<ActivityItem> | null }) {
  return <CardActivityList query={useOwnList(collectedActivitiesQuery, first)} empty={<Empty list="collected" />} />;
}

function CollectedArticles({ first }: { first: Page<ArticleItem> | null }) {
  return (
    <CardArticleList query={useOwnList(collectedArticlesQuery, first)} empty={<Empty list="collectedArticles" />} />
  );
}

function CollectedQuestions({ first }: { first: Page<QuestionItem> | null }) {
  return (
    <QuestionList query={useOwnList(collectedQuestionsQuery, first)} empty={<Empty list="collectedQuestions" />} />
  );
}

function CollectedTopics({ first }: { first: Page<TopicItem> | null }) {
  return <TopicList query={useOwnList(collectedTopicsQuery, first)} empty={<Empty list="collectedTopics" />} />;
}

function CollectedPlaylists({ first }: { first: Page<PlaylistItem> | null }) {
  return <PlaylistList query={useOwnList(collectedPlaylistsQuery, first)} empty={<Empty list="collectedLists" />} />;
}

function LikedWorks({ first }: { first: Page<VideoItem> | null }) {
  return <CardWorkGrid fromPeopleCentre query={useOwnList(likedVideosQuery(), first)} empty={<Empty list="liked" />} />;
}

function OwnPlaylists({ first }: { first: Page<OwnPlaylist> | null }) {
  return (
    <>
      <div className="mb-5">
        <CardNewPlaylist />
      </div>
      <PlaylistList isOwn query={useOwnList(ownPlaylistsQuery, first)} empty={<Empty list="ownLists" />} />
    </>
  );
}
