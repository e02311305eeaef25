'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { contestsQuery } from '@/lib/events/contest/client/contests';
import type { ContestGroup } from '@/lib/events/contest/codes';
import type { ContestItem } from '@/lib/events/contest/contract';
import type { Page } from '@/lib/platform/shared/wire';
import { CardContest } from './card-contest';

interface ListGroupProps {
  group: ContestGroup;
  /** It is in the HTML and is not fetched. */
  first: Page<ContestItem>;
}

/** The contests of a group. More come when they are asked for: another group follows on the page. */
export function ListGroup({ group, first }: ListGroupProps) {
  const t = useTranslations('contestList');
  const query = useInfiniteQuery({ ...contestsQuery(group), initialData: { pages: [first], pageParams: [1] } });
  // A lead takes two places: of an odd number it leaves none empty in lines of two.
  const hasLead = first.list.length % 2 === 1;
  // A contest that moved between two fetches may be in two pages.
  const contests = new Map(query.data.pages.flatMap(({ list }) => list.map((contest) => [contest.id, contest])));
  return (
    <section aria-labelledby={group} className="wrap mt-8 md:mt-12">
      <h2 id={group} className="mb-4 text-xl md:text-2xl">
        {t(`groups.${group}`)}
      </h2>
      {contests.size === 0 ? (
        <p className="text-ink-3">{t(`noneOf.${group}`)}</p>
      ) : (
        <ul aria-busy={query.isFetchingNextPage} className="posters-grid">
          {[...contests.values()].map((contest, place) => (
            <li key={contest.id}>
              <CardContest contest={contest} lead={hasLead && place % 11 === 0} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className="mt-6 flex flex-col items-center gap-3 text-sm noscript:hidden">
          {query.isFetchNextPageError && (
            <p role="alert" className="text-ink-2">
              {t('failed')}
            </p>
          )}
          <button
            type="button"
            disabled={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
            className={buttonClass('line')}
          >
            {query.isFetchingNextPage ? t('loading') : t('more')}
            <span className="sr-only"> {t(`groups.${group}`)}</span>
          </button>
        </div>
      )}
    </section>
  );
}
