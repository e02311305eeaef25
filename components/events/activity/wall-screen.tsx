'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { activityPhotosQuery } from '@/lib/events/activity/client/activities';
import { activitiesPath } from '@/lib/events/activity/client/addresses';
import type { ActivityPhotos } from '@/lib/events/activity/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { WallActivity, WallActivitySkeleton } from './wall-activity';

/** The photos of past activities (specification section 2, /activityPic), the last one to end first. */
export function WallScreen({ first }: { first: Page<ActivityPhotos> }) {
  const t = useTranslations('activityLists.wall');
  const query = useInfiniteQuery({ ...activityPhotosQuery, initialData: { pages: [first], pageParams: [1] } });
  return (
    <div className="wrap pt-5 pb-12 md:pt-8" data-sleeps="painted">
      <h1 className="text-2xl md:text-hero">{t('heading')}</h1>
      <p className="mt-1 mb-6 text-ink-2 text-pretty md:mb-10">{t('intro')}</p>
      <PagedList
        query={query}
        keyOf={(activity) => activity.id}
        skeleton={<WallActivitySkeleton />}
        skeletons={2}
        empty={
          <Notice title={t('none')} text={t('noneText')}>
            <Link href={activitiesPath} className={buttonClass('ink')}>
              {t('activities')}
            </Link>
          </Notice>
        }
        className="space-y-10 md:space-y-16"
        {...useListWords()}
      >
        {(activity) => <WallActivity activity={activity} />}
      </PagedList>
    </div>
  );
}
