'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CardArticleList } from '@/components/community/article/card-article-list';
import { CardPersonQuestions } from '@/components/community/question/card-person-questions';
import { CardBroadcastList } from '@/components/live/broadcast/card-broadcast-list';
import { AddressTabs } from '@/components/ui/address-tabs';
import { buttonClass } from '@/components/ui/button-class';
import { CardWorkGrid } from '@/components/works/playlist/card-work-grid';
import { articlesOfPersonQuery } from '@/lib/community/article/client/articles';
import { creatorPath } from '@/lib/front/centre/rules/entries';
import { broadcastsOfPersonQuery } from '@/lib/live/broadcast/client/broadcasts';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { playlistsOfPersonQuery } from '@/lib/works/playlist/client/playlists';
import { videosOfPersonQuery } from '@/lib/works/work/client/videos-of-person';
import type { VideoItem } from '@/lib/works/work/contract';
import { PlaylistList } from './card-lists';
import { CreatorActivities } from './creator-activities';
import { CreatorJobs } from './creator-jobs';
import { Empty } from './empty';
import { creatorTabsOf } from './tabs';

interface CreatorTabsProps {
  userId: string;
  firstWorks: Page<VideoItem>;
  /** A verified company, which may launch activities and post jobs. */
  isCompany: boolean;
}

/** The things of a creator, by kind. The first page of works is in the HTML and is not fetched. */
export function CreatorTabs({ userId, firstWorks, isCompany }: CreatorTabsProps) {
  const t = useTranslations('centre.creator.tabs');
  return (
    <AddressTabs
      tabs={creatorTabsOf({ isCompany })}
      initial="works"
      parameter="tabindex"
      path={creatorPath(userId)}
      label={t('label')}
      words={{
        works: t('works'),
        activities: t('activities'),
        articles: t('articles'),
        playlists: t('playlists'),
        jobs: t('jobs'),
        questions: t('questions'),
        live: t('live'),
      }}
      panels={{
        works: <Works userId={userId} first={firstWorks} />,
        activities: <CreatorActivities userId={userId} isOrganiser={isCompany} />,
        articles: <Articles userId={userId} />,
        playlists: <Playlists userId={userId} />,
        jobs: <CreatorJobs userId={userId} />,
        questions: <CardPersonQuestions userId={userId} empty={<Empty list="questions" />} />,
        live: <Broadcasts userId={userId} />,
      }}
    />
  );
}

function Works({ userId, first }: { userId: string; first: Page<VideoItem> }) {
  const initialData = { pages: [first], pageParams: [1] };
  const query = useInfiniteQuery({ ...videosOfPersonQuery(userId), initialData });
  return (
    <>
      <OwnWorksLink userId={userId} />
      <CardWorkGrid fromPeopleCentre query={query} empty={<Empty list="works" />} />
    </>
  );
}

/** On the caller's own page, a link to all their works, including private ones. */
function OwnWorksLink({ userId }: { userId: string }) {
  const t = useTranslations('centre.creator');
  const isOwn = useSessionStore(({ peopleMessage }) => peopleMessage?.userId === userId);
  if (!isOwn) return null;
  return (
    <p className="mb-4">
      <Link href="/MyMaJiang" className={buttonClass('line')}>
        {t('ownWorks')}
      </Link>
    </p>
  );
}

function Articles({ userId }: { userId: string }) {
  const query = useInfiniteQuery(articlesOfPersonQuery(userId));
  return <CardArticleList query={query} empty={<Empty list="articles" />} />;
}

function Playlists({ userId }: { userId: string }) {
  const query = useInfiniteQuery(playlistsOfPersonQuery(userId));
  return <PlaylistList query={query} empty={<Empty list="playlists" />} />;
}

function Broadcasts({ userId }: { userId: string }) {
  const query = useInfiniteQuery(broadcastsOfPersonQuery(userId));
  return <CardBroadcastList query={query} empty={<Empty list="broadcasts" />} />;
}
