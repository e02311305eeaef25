'use client';

import { useTranslations } from 'next-intl';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { Picture } from '@/components/ui/picture';
import { listTopicReviews } from '@/lib/community/topic/client/console';
import { reviewedTopicStates, topicPictureSizes } from '@/lib/community/topic/codes';
import type { TopicRow } from '@/lib/community/topic/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { TopicStateBadge } from './console-state';

const [usual, ...otherStates] = reviewedTopicStates;

/** The channels of the console: those that wait for review, without a host, or of another state. */
export function TopicsConsole() {
  const t = useTranslations('topicConsole');
  return (
    <ConsolePage title={t('title')}>
      <ConsoleTable
        name="channels"
        label={t('title')}
        endpoint={listTopicReviews}
        columns={useColumns()}
        filters={[
          {
            name: 'state',
            label: t('state'),
            usual: t(`states.${usual}`),
            options: (['hostless', ...otherStates] as const).map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        search={t('search')}
        rowId={(row) => row.id}
        rowHref={(row) => `/staff/channels/${encodeURIComponent(row.id)}`}
        rowLabel={(row) => row.name || t('untitled')}
        sort={{ first: 'submittedAt', order: 'asc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<TopicRow>[] {
  const t = useTranslations('topicConsole');
  const kindOf = useTranslations('topicPage.kinds');
  const time = (text: string | null) => (text ? formatDate(Date.parse(text), { withTime: true }) : '');
  const nameOf = (person: TopicRow['host']) => person?.nickname ?? '';
  return [
    {
      key: 'name',
      title: t('channel'),
      phone: 'title',
      cell: (row) => <TopicName row={row} />,
      text: (row) => row.name,
    },
    { key: 'kind', title: t('kind'), cell: (row) => kindOf(row.kind), text: (row) => kindOf(row.kind) },
    {
      // All of a list are in the state that the filter names.
      key: 'state',
      title: t('state'),
      phone: 'hidden',
      cell: (row) => <TopicStateBadge state={row.state} />,
      text: (row) => t(`states.${row.state}`),
    },
    {
      key: 'creator',
      title: t('creator'),
      textWidth: 'long',
      cell: (row) => nameOf(row.creator) || '—',
      text: (row) => nameOf(row.creator),
    },
    {
      key: 'host',
      title: t('host'),
      textWidth: 'long',
      cell: (row) => nameOf(row.host) || '—',
      text: (row) => nameOf(row.host),
    },
    {
      key: 'words',
      title: t('words'),
      textWidth: 'long',
      phone: 'hidden',
      cell: (row) => row.words.join(t('comma')) || '—',
      text: (row) => row.words.join(t('comma')),
    },
    {
      key: 'memberCount',
      title: t('members'),
      sort: 'memberCount',
      align: 'end',
      cell: (row) => row.memberCount,
      text: (row) => String(row.memberCount),
    },
    {
      key: 'submittedAt',
      title: t('submittedAt'),
      sort: 'submittedAt',
      cell: (row) => (row.submittedAt ? <time dateTime={row.submittedAt}>{time(row.submittedAt)}</time> : '—'),
      text: (row) => time(row.submittedAt),
    },
    { key: 'id', title: t('id'), isOnlyInFile: true, cell: (row) => row.id, text: (row) => row.id },
  ];
}

function TopicName({ row }: { row: TopicRow }) {
  const t = useTranslations('topicConsole');
  return (
    <span className="flex items-center gap-3">
      <span className="size-10 flex-none overflow-hidden rounded-sm">
        <Picture picture={row.thumb} cuts={[topicPictureSizes.thumb]} sizes="40px" className="size-full" />
      </span>
      <span className="line-clamp-2">
        {row.name || t('untitled')}
        {row.isFeatured && <span className="ml-2 text-accent text-xs">{t('featured')}</span>}
      </span>
    </span>
  );
}
