'use client';

import { useTranslations } from 'next-intl';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { Picture } from '@/components/ui/picture';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { listWorks } from '@/lib/works/work/client/console';
import { reviewedStates } from '@/lib/works/work/codes';
import type { WorkRow } from '@/lib/works/work/contract';
import { FileStateBadge, useFileWords, WorkStateBadge } from './console-work-state';

/** The default state of the table. */
const [usual, ...otherStates] = reviewedStates;

/** The works of the console: those that wait for review, or those in another state. */
export function WorksConsole() {
  const t = useTranslations('workConsole');
  return (
    <ConsolePage title={t('title')}>
      <ConsoleTable
        name="works"
        label={t('title')}
        endpoint={listWorks}
        columns={useColumns()}
        filters={[
          {
            name: 'state',
            label: t('state'),
            usual: t(`states.${usual}`),
            options: otherStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        search={t('search')}
        rowId={(row) => row.id}
        rowHref={(row) => `/staff/works/${row.id}`}
        rowLabel={(row) => row.title || t('untitled')}
        sort={{ first: 'submittedAt', order: 'asc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<WorkRow>[] {
  const t = useTranslations('workConsole');
  const fileWords = useFileWords();
  const time = (text: string | null) => (text ? formatDate(Date.parse(text), { withTime: true }) : '');
  return [
    {
      key: 'title',
      title: t('work'),
      phone: 'title',
      cell: (row) => <WorkName row={row} />,
      text: (row) => row.title,
    },
    { key: 'author', title: t('author'), textWidth: 'long', cell: (row) => row.author, text: (row) => row.author },
    {
      key: 'state',
      title: t('state'),
      cell: (row) => <WorkStateBadge state={row.state} />,
      text: (row) => t(`states.${row.state}`),
    },
    {
      key: 'file',
      title: t('film'),
      cell: (row) => <FileStateBadge processing={row.processing} />,
      text: (row) => fileWords(row.processing),
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
      key: 'duration',
      title: t('duration'),
      align: 'end',
      cell: (row) => formatDuration(row.duration),
      text: (row) => formatDuration(row.duration),
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

function WorkName({ row }: { row: WorkRow }) {
  const t = useTranslations('workConsole');
  return (
    <span className="flex items-center gap-3">
      <span className="h-10 w-15 flex-none overflow-hidden rounded-sm">
        <Picture picture={row.thumb} cuts={[videoThumbnailSize]} sizes="60px" className="size-full" />
      </span>
      <span className="line-clamp-2">{row.title || t('untitled')}</span>
    </span>
  );
}
