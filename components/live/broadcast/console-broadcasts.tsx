'use client';

import { useTranslations } from 'next-intl';
import { ReviewTable, useReviewColumns } from '@/components/base/staff/card-review-table';
import { broadcastReview } from '@/lib/live/broadcast/client/console';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { coverCuts } from './cover';

/** The broadcasts of the console: those that wait for review, or of another state. */
export function BroadcastsConsole() {
  const words = useTranslations('broadcastConsole');
  const phaseOf = useTranslations('broadcast.phase');
  const shared = useReviewColumns();
  const time = (iso: string | null) => (iso ? formatDate(Date.parse(iso), { withTime: true }) : '');
  return (
    <ReviewTable
      section="broadcasts"
      endpoint={broadcastReview.list}
      words={words}
      titleOf={(row) => row.title}
      pictureOf={(row) => row.cover}
      pictureSize={coverCuts[0]}
      columns={[
        {
          key: 'host',
          title: words('host'),
          textWidth: 'long',
          cell: (row) => row.host || '—',
          text: (row) => row.host,
        },
        {
          key: 'startTime',
          title: words('starts'),
          cell: (row) => (row.startTime ? <time dateTime={row.startTime}>{time(row.startTime)}</time> : '—'),
          text: (row) => time(row.startTime),
        },
        {
          key: 'phase',
          title: words('phase'),
          cell: (row) => (row.phase ? phaseOf(row.phase) : '—'),
          text: (row) => (row.phase ? phaseOf(row.phase) : ''),
        },
        shared.state,
        shared.words,
      ]}
    />
  );
}
