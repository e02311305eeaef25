import { useTranslations } from 'next-intl';
import {
  activityFilterPath,
  activityWallPath,
  contestsPath,
  filteredPath,
} from '@/lib/events/activity/client/addresses';
import { Link } from '@/lib/platform/i18n/link';

/** Where people mostly go on from the home of activities. */
const ways = {
  weekend: filteredPath({ period: 'weekend' }),
  free: filteredPath({ price: 'free' }),
  online: filteredPath({ category: '1' }),
  offline: filteredPath({ category: '2' }),
  contest: contestsPath,
  wall: activityWallPath,
  filter: activityFilterPath,
} as const;

/** Links to activities by what people mostly look for, to all filters, and to the photos of past ones. */
export function ListWays() {
  const t = useTranslations('activityLists.index.ways');
  return (
    <nav aria-label={t('label')} className="wrap mt-4 md:mt-6">
      <ul className="rail -mx-gutter gap-2 px-gutter md:mx-0 md:flex-wrap md:px-0">
        {(Object.keys(ways) as (keyof typeof ways)[]).map((name) => (
          <li key={name}>
            <Link
              href={ways[name]}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full bg-sunk px-4 text-sm transition-colors hover:bg-line"
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
