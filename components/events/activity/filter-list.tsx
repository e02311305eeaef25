'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { activitiesQuery } from '@/lib/events/activity/client/activities';
import { chosenActivityFilters } from '@/lib/events/activity/client/addresses';
import type { ActivityFilter, ActivityItem } from '@/lib/events/activity/contract';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { CardActivitySkeleton } from './card-activity';
import { activitySkeletons, CardActivityList } from './card-activity-list';

interface FilterListProps {
  filter: ActivityFilter;
  /** Of all activities; it is in the HTML and is not fetched. */
  first: Page<ActivityItem>;
  onClear(): void;
}

/** The chosen activities. Placeholders until the address is read. */
export function FilterList({ filter, first, onClear }: FilterListProps) {
  const isChosen = chosenActivityFilters(filter).length > 0;
  const initialData = isChosen ? undefined : { pages: [first], pageParams: [1] };
  const query = useInfiniteQuery({ ...activitiesQuery(filter), initialData });
  return (
    <>
      <div aria-hidden="true" className="hidden in-data-chosen:block">
        <div className="posters-grid">
          {[...Array(activitySkeletons).keys()].map((place) => (
            <CardActivitySkeleton key={place} />
          ))}
        </div>
      </div>
      <div className="in-data-chosen:hidden">
        <CardActivityList query={query} empty={<NoActivities isChosen={isChosen} onClear={onClear} />} />
      </div>
    </>
  );
}

function NoActivities({ isChosen, onClear }: { isChosen: boolean; onClear(): void }) {
  const t = useTranslations('activityLists.filter.none');
  if (isChosen) {
    return (
      <Notice title={t('title')} text={t('text')}>
        <button type="button" onClick={onClear} className={buttonClass('ink')}>
          {t('clear')}
        </button>
      </Notice>
    );
  }
  return (
    <Notice title={t('titleOfAll')} text={t('textOfAll')}>
      <Link href="/" className={buttonClass('ink')}>
        {t('home')}
      </Link>
    </Notice>
  );
}
