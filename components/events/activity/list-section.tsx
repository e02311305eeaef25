'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { activitySectionQuery } from '@/lib/events/activity/client/activities';
import { filteredPath } from '@/lib/events/activity/client/addresses';
import { activitiesPerSection } from '@/lib/events/activity/codes';
import type { ActivityItem } from '@/lib/events/activity/contract';
import { Link } from '@/lib/platform/i18n/link';
import { CardActivity, CardActivitySkeleton } from './card-activity';
import { ActivityCorner } from './card-activity-list';

/** The sections of `/activity`, by phase, in their order. */
export const listSections = ['now', 'coming', 'past'] as const;
export type ListSectionName = (typeof listSections)[number];

interface ListSectionProps {
  name: ListSectionName;
  /** Empty for all. */
  city: string;
  /** In all cities; in the HTML, and not fetched. */
  first: ActivityItem[];
}

/** The first activities of a phase, in all cities or in one, and the way to all of them. */
export function ListSection({ name, city, first }: ListSectionProps) {
  const t = useTranslations('activityLists.index');
  const initialData = city === '' ? first : undefined;
  const query = useQuery({ ...activitySectionQuery(name, city), initialData });
  return (
    <section aria-labelledby={name} className="wrap mt-8 md:mt-12 [overflow-anchor:none]">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <h2 id={name} className="text-xl md:text-2xl">
          {t(`sections.${name}`)}
        </h2>
        <Link
          href={filteredPath({ phase: name, city })}
          className="-mr-2 flex min-h-11 flex-none items-center gap-1 rounded-sm px-2 text-ink-2 text-sm transition-colors hover:text-ink"
        >
          {t('all')}
          <span className="sr-only"> {t(`sections.${name}`)}</span>
          <ScreenIcon name="arrow" className="size-4" />
        </Link>
      </div>
      <div className="in-data-chosen:invisible">
        {query.isError ? <Failure retry={() => query.refetch()} /> : <Posters name={name} list={query.data} />}
      </div>
    </section>
  );
}

/** A row that scrolls sideways on a phone, else a grid of two lines. Placeholders while there is no list. */
function Posters({ name, list }: { name: ListSectionName; list: ActivityItem[] | undefined }) {
  const t = useTranslations('activityLists.index.none');
  if (list?.length === 0) return <p className="py-3 text-ink-3">{t(name)}</p>;
  return (
    <ul
      aria-busy={list === undefined}
      className="rail -mx-gutter gap-3 px-gutter *:w-[42vw] *:flex-none md:mx-0 md:grid md:grid-cols-3 md:gap-x-5 md:gap-y-9 md:overflow-visible md:px-0 md:*:w-auto lg:grid-cols-4 md:max-lg:[&>:nth-child(n+7)]:hidden"
    >
      {list
        ? list.map((activity) => (
            <li key={activity.id}>
              <CardActivity activity={activity} corner={<ActivityCorner activity={activity} />} />
            </li>
          ))
        : [...Array(activitiesPerSection).keys()].map((place) => (
            <li key={place}>
              <CardActivitySkeleton />
            </li>
          ))}
    </ul>
  );
}

function Failure({ retry }: { retry(): void }) {
  const t = useTranslations('client');
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 py-3 text-ink-2">
      {t('loadFailed')}
      <button type="button" onClick={retry} className={buttonClass('line', 'small')}>
        {t('retry')}
      </button>
    </p>
  );
}
