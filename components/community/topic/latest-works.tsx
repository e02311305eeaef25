'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { CardVideoCorner } from '@/components/works/playlist/card-video-corner';
import { CardVideo, CardVideoSkeleton } from '@/components/works/work/card-video';
import { latestTopicVideosQuery } from '@/lib/community/topic/client/channel-lists';
import type { TopicVideo } from '@/lib/community/topic/contract';
import { channelPath } from '@/lib/community/topic/rules/channel-path';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import type { Page } from '@/lib/platform/shared/wire';

/** The works that came to the channels, the latest first, each with its channel. */
export function LatestWorks({ first }: { first: Page<TopicVideo> }) {
  const initialData = { pages: [first], pageParams: [1] };
  const query = useInfiniteQuery({ ...latestTopicVideosQuery, initialData });
  return (
    <PagedList
      query={query}
      keyOf={(video) => video.videoId}
      skeleton={<CardVideoSkeleton />}
      skeletons={8}
      empty={<NoWorks />}
      className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 md:gap-y-8 lg:grid-cols-4"
      {...useListWords()}
    >
      {(video) => <Work video={video} />}
    </PagedList>
  );
}

function Work({ video }: { video: TopicVideo }) {
  const textLanguage = useTextLanguage();
  return (
    <>
      <CardVideo video={video} corner={<CardVideoCorner id={video.videoId} title={video.title} />} />
      <Link
        href={channelPath(video.topicId)}
        lang={textLanguage(video.topicTitleLanguage)}
        className="-mb-3 flex min-h-11 items-center text-accent text-xs"
      >
        <span className="truncate"># {video.topicTitle}</span>
      </Link>
    </>
  );
}

function NoWorks() {
  const t = useTranslations('topicPage.empty');
  const states = useTranslations('client.emptyStates');
  return (
    <Notice title={states('noVideos')} text={t('latest')}>
      <Link href="/Find" className={buttonClass('ink')}>
        {t('discover')}
      </Link>
    </Notice>
  );
}
