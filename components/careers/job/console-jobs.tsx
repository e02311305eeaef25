'use client';

import { useTranslations } from 'next-intl';
import { ReviewTable, useReviewColumns } from '@/components/base/staff/card-review-table';
import { jobReview } from '@/lib/careers/job/client/console';

/** The jobs of the console: those that wait for review, or of another state. */
export function JobsConsole() {
  const words = useTranslations('jobConsole');
  const phaseOf = useTranslations('job.phase');
  const shared = useReviewColumns();
  return (
    <ReviewTable
      section="recruitment"
      endpoint={jobReview.list}
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
        { key: 'city', title: words('city'), cell: (row) => row.city || '—', text: (row) => row.city },
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
