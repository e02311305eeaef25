'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { activitiesOfTopicQuery } from '@/lib/events/activity/client/activities';
import { activitiesPath } from '@/lib/events/activity/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { CardActivityList } from './card-activity-list';

/** The activities in a channel, the latest start first: a tab of its page. */
export function CardChannelActivities({ topicId }: { topicId: string }) {
  const t = useTranslations('activityLists.channel');
  const states = useTranslations('client.emptyStates');
  return (
    <CardActivityList
      query={useInfiniteQuery(activitiesOfTopicQuery(topicId))}
      empty={
        <Notice title={states('noData')} text={t('empty')}>
          <Link href={activitiesPath} className={buttonClass('line')}>
            {t('others')}
          </Link>
        </Notice>
      }
    />
  );
}
