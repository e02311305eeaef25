'use client';

import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { useTranslations } from 'next-intl';
import { ReviewTable, useReviewColumns } from '@/components/base/staff/card-review-table';
import { demandReview } from '@/lib/careers/demand/client/console';
import type { DemandRow } from '@/lib/careers/demand/contract';
import { lastDayBefore } from '@/lib/platform/shared/format/beijing';

/** The demands of the console: those that wait, with the time that is left of their promise, or of another state. */
export function DemandsConsole({ now }: { now: number }) {
  const words = useTranslations('demandConsole');
  const kindOf = useTranslations('demand.kind');
  const phaseOf = useTranslations('demand.phase');
  const shared = useReviewColumns();
  const leftOf = useTimeLeft(now);
  const kind = (row: DemandRow) => row.kind && kindOf(row.kind);
  const phase = (row: DemandRow) => row.phase && phaseOf(row.phase);
  const due = (row: DemandRow) => (row.state === 'pending_review' && row.dueAt ? leftOf(row.dueAt) : null);
  return (
    <ReviewTable
      section="demands"
      endpoint={demandReview.list}
      words={words}
      titleOf={(row) => row.title}
      columns={[
        {
          key: 'company',
          title: words('company'),
          textWidth: 'long',
          cell: (row) => row.company || '—',
          text: (row) => row.company,
        },
        {
          key: 'due',
          title: words('due'),
          textWidth: 'short',
          cell: (row) => <span className={due(row)?.isUrgent ? 'text-danger' : ''}>{due(row)?.said ?? '—'}</span>,
          text: (row) => due(row)?.said ?? '',
        },
        { key: 'kind', title: words('kind'), cell: (row) => kind(row) || '—', text: kind },
        { key: 'lastDay', title: words('lastDay'), cell: (row) => row.lastDay || '—', text: (row) => row.lastDay },
        { key: 'phase', title: words('phase'), cell: (row) => phase(row) ?? '—', text: (row) => phase(row) ?? '' },
        shared.state,
        shared.words,
      ]}
    />
  );
}

/** What is left at `now` (ms) of a promise: its day, or its hours on the last one; or that it is broken. */
export function useTimeLeft(now: number) {
  const t = useTranslations('demandConsole');
  return (iso: string): { said: string; isUrgent: boolean } => {
    const left = Date.parse(iso) - now;
    if (left <= 0) return { said: t('overdue'), isUrgent: true };
    if (left > millisecondsInDay) return { said: t('dueBy', { day: lastDayBefore(Date.parse(iso)) }), isUrgent: false };
    return { said: t('hoursLeft', { hours: Math.ceil(left / millisecondsInHour) }), isUrgent: true };
  };
}
