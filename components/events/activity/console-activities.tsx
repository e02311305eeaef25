'use client';

import { useTranslations } from 'next-intl';
import { ReviewTable, useReviewColumns } from '@/components/base/staff/card-review-table';
import { activityReview } from '@/lib/events/activity/client/console';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { posterCuts } from './poster';

/** The activities of the console: those that wait for review, or of another state. */
export function ActivitiesConsole() {
  const words = useTranslations('activityConsole');
  const kindOf = useTranslations('activity.category');
  const shared = useReviewColumns();
  const time = (iso: string | null) => (iso ? formatDate(Date.parse(iso), { withTime: true }) : '');
  return (
    <ReviewTable
      section="activities"
      endpoint={activityReview.list}
      words={words}
      titleOf={(row) => row.title}
      pictureOf={(row) => row.cover}
      pictureSize={posterCuts[0]}
      columns={[
        {
          key: 'organiser',
          title: words('organiser'),
          textWidth: 'long',
          cell: (row) => row.organiser || '—',
          text: (row) => row.organiser,
        },
        {
          key: 'category',
          title: words('kind'),
          cell: (row) => kindOf(`${row.category}`),
          text: (row) => kindOf(`${row.category}`),
        },
        {
          key: 'holdStartTime',
          title: words('starts'),
          cell: (row) =>
            row.holdStartTime ? <time dateTime={row.holdStartTime}>{time(row.holdStartTime)}</time> : '—',
          text: (row) => time(row.holdStartTime),
        },
        shared.state,
        shared.words,
      ]}
    />
  );
}
