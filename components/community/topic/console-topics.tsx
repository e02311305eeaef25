'use client';

import { useTranslations } from 'next-intl';
import { ReviewTable, useReviewColumns } from '@/components/base/staff/card-review-table';
import { topicReview } from '@/lib/community/topic/client/console';
import { topicPictureSizes } from '@/lib/community/topic/codes';
import type { TopicRow } from '@/lib/community/topic/contract';

/** The channels of the console: those that wait for review, without a host, or of another state. */
export function TopicsConsole() {
  const words = useTranslations('topicConsole');
  const kindOf = useTranslations('topicPage.kinds');
  const shared = useReviewColumns();
  const person = (key: 'creator' | 'host') => ({
    key,
    title: words(key),
    textWidth: 'long' as const,
    cell: (row: TopicRow) => row[key]?.nickname || '—',
    text: (row: TopicRow) => row[key]?.nickname ?? '',
  });
  return (
    <ReviewTable
      section="channels"
      endpoint={topicReview.list}
      words={words}
      titleOf={(row) => row.name}
      pictureOf={(row) => row.thumb}
      pictureSize={topicPictureSizes.thumb}
      choices={[{ value: 'hostless', label: words('withoutHost') }]}
      columns={[
        { key: 'kind', title: words('kind'), cell: (row) => kindOf(row.kind), text: (row) => kindOf(row.kind) },
        shared.state,
        person('creator'),
        person('host'),
        shared.words,
        {
          key: 'memberCount',
          title: words('members'),
          sort: 'memberCount',
          align: 'end',
          cell: (row) => row.memberCount,
          text: (row) => String(row.memberCount),
        },
      ]}
    />
  );
}
