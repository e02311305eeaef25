'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { CardWorkGrid } from '@/components/works/playlist/card-work-grid';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import type { Page } from '@/lib/platform/shared/wire';
import { noteNewsSeen } from '@/lib/works/recommend/client/followed-news';
import { followedVideosQuery } from '@/lib/works/recommend/client/followed-videos';
import type { VideoItem } from '@/lib/works/work/contract';
import { Empty } from './empty';

interface FollowedWorksProps {
  first: Page<VideoItem>;
  /** When the latest of the new ones was published, in ms: up to there they are seen now. Null for none. */
  until: number | null;
}

/** The works of the people whom one follows, the latest first: what the head of the message centre counts. */
export function FollowedWorks({ first, until }: FollowedWorksProps) {
  const t = useTranslations('centre.news');
  useEffect(() => {
    if (until !== null) noteNewsSeen(until);
  }, [until]);
  return (
    <div className="wrap pt-5 pb-10">
      <h1 className="text-2xl">{t('works')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('worksLead')}</p>
      <h2 className="sr-only">{t('label')}</h2>
      <CardWorkGrid first query={useOwnList(followedVideosQuery, first)} empty={<Empty list="people" />} />
    </div>
  );
}
