'use client';

import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { PagedList } from '@/components/ui/paged-list';
import { applicationDeskPath } from '@/lib/careers/application/client/addresses';
import { type ApplicationCounts, applicationsQuery } from '@/lib/careers/application/client/desk';
import { type DeskState, deskStates } from '@/lib/careers/application/codes';
import type { ApplicationItem } from '@/lib/careers/application/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { countIn } from './desk-filter';
import { DeskRowSkeleton, RowFacts } from './desk-row';

/** The applications in a column for each state; where there is no room for all of them, they scroll sideways. */
export function DeskColumns({ jobId, counts }: { jobId: string; counts: ApplicationCounts }) {
  const t = useTranslations('applicationDesk');
  return (
    <section
      aria-label={t('view.columns')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keys
      tabIndex={0}
      className="-mx-gutter flex snap-x items-start gap-3 overflow-x-auto scroll-px-gutter px-gutter pb-4"
    >
      {deskStates.map((state) => (
        <Column key={state} jobId={jobId} state={state} count={countIn(counts, state)} />
      ))}
    </section>
  );
}

function Column({ jobId, state, count }: { jobId: string; state: DeskState; count: number }) {
  const t = useTranslations('applicationDesk');
  return (
    <section className="w-68 flex-none snap-start rounded-md bg-sunk p-3">
      <h2 className="mb-2 flex items-baseline justify-between font-semibold text-base tracking-normal">
        {t(`state.${state}`)}
        <span className="text-ink-3 text-sm tabular-nums">{count}</span>
      </h2>
      {count === 0 ? (
        <p className="py-3 text-ink-3 text-sm">{t('none.column')}</p>
      ) : (
        <ColumnList jobId={jobId} state={state} />
      )}
    </section>
  );
}

function ColumnList({ jobId, state }: { jobId: string; state: DeskState }) {
  const t = useTranslations('applicationDesk');
  return (
    <PagedList
      query={useOwnList<ApplicationItem>(applicationsQuery(jobId, state), null)}
      keyOf={({ id }) => id}
      skeleton={<DeskRowSkeleton />}
      skeletons={2}
      empty={<p className="py-3 text-ink-3 text-sm">{t('none.column')}</p>}
      isPart
      className="space-y-2"
      {...useListWords()}
    >
      {(application) => <ColumnCard jobId={jobId} application={application} />}
    </PagedList>
  );
}

function ColumnCard({ jobId, application }: { jobId: string; application: ApplicationItem }) {
  const { id, applicant, sentAt } = application;
  return (
    <Link
      href={applicationDeskPath(jobId, id)}
      className="group flex items-start gap-2.5 rounded-md border border-line bg-surface p-3"
    >
      <Avatar picture={applicant.avatar} size={28} />
      <span className="block min-w-0 grow">
        <CardPersonName
          name={applicant.nickname}
          verification={applicant.verification}
          className="font-semibold group-hover:text-ink-2"
        />
        <span className="block truncate text-ink-2 text-xs">{applicant.tagline || applicant.address}</span>
        <RowFacts application={application} />
        <time dateTime={sentAt} className="block text-ink-3 text-xs tabular-nums">
          {formatDate(Date.parse(sentAt))}
        </time>
      </span>
    </Link>
  );
}
