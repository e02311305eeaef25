'use client';

import { useTranslations } from 'next-intl';
import { ReviewTable, useReviewColumns } from '@/components/base/staff/card-review-table';
import { articleReview } from '@/lib/community/article/client/console';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';

/** The articles of the console: those that wait for review, or of another state. */
export function ArticlesConsole() {
  const words = useTranslations('articleConsole');
  const shared = useReviewColumns();
  return (
    <ReviewTable
      section="articles"
      endpoint={articleReview.list}
      words={words}
      titleOf={(row) => row.title}
      pictureOf={(row) => row.cover}
      pictureSize={videoThumbnailSize}
      columns={[
        {
          key: 'author',
          title: words('author'),
          textWidth: 'long',
          cell: (row) => row.author || '—',
          text: (row) => row.author,
        },
        {
          key: 'topic',
          title: words('channel'),
          textWidth: 'long',
          cell: (row) => row.topic || '—',
          text: (row) => row.topic,
        },
        shared.state,
        shared.words,
      ]}
    />
  );
}
