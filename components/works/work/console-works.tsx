'use client';

import { useTranslations } from 'next-intl';
import { ReviewTable, useReviewColumns } from '@/components/base/staff/card-review-table';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { workReview } from '@/lib/works/work/client/console';
import { FileStateBadge, useFileWords } from './console-work-file-state';

/** The works of the console: those that wait for review, or those in another state. */
export function WorksConsole() {
  const words = useTranslations('workConsole');
  const fileWords = useFileWords();
  const shared = useReviewColumns();
  return (
    <ReviewTable
      section="works"
      endpoint={workReview.list}
      words={words}
      titleOf={(row) => row.title}
      pictureOf={(row) => row.thumb}
      pictureSize={videoThumbnailSize}
      columns={[
        {
          key: 'author',
          title: words('author'),
          textWidth: 'long',
          cell: (row) => row.author,
          text: (row) => row.author,
        },
        shared.state,
        {
          key: 'file',
          title: words('film'),
          cell: (row) => <FileStateBadge processing={row.processing} />,
          text: (row) => fileWords(row.processing),
        },
        shared.words,
        {
          key: 'duration',
          title: words('duration'),
          align: 'end',
          cell: (row) => formatDuration(row.duration),
          text: (row) => formatDuration(row.duration),
        },
      ]}
    />
  );
}
