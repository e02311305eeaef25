'use client';

import { useTranslations } from 'next-intl';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { Picture } from '@/components/ui/picture';
import { listArticleReviews } from '@/lib/community/article/client/console';
import { reviewedArticleStates } from '@/lib/community/article/codes';
import type { ArticleRow } from '@/lib/community/article/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { ArticleStateBadge } from './console-state';

const [usual, ...otherStates] = reviewedArticleStates;

/** The articles of the console: those that wait for review, or of another state. */
export function ArticlesConsole() {
  const t = useTranslations('articleConsole');
  return (
    <ConsolePage title={t('title')}>
      <ConsoleTable
        name="articles"
        label={t('title')}
        endpoint={listArticleReviews}
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
        rowHref={(row) => `/staff/articles/${encodeURIComponent(row.id)}`}
        rowLabel={(row) => row.title || t('untitled')}
        sort={{ first: 'submittedAt', order: 'asc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<ArticleRow>[] {
  const t = useTranslations('articleConsole');
  const time = (text: string | null) => (text ? formatDate(Date.parse(text), { withTime: true }) : '');
  return [
    {
      key: 'title',
      title: t('article'),
      phone: 'title',
      cell: (row) => <ArticleTitle row={row} />,
      text: (row) => row.title,
    },
    {
      key: 'author',
      title: t('author'),
      textWidth: 'long',
      cell: (row) => row.author || '—',
      text: (row) => row.author,
    },
    { key: 'topic', title: t('channel'), textWidth: 'long', cell: (row) => row.topic || '—', text: (row) => row.topic },
    {
      // All of a list are in the state that the filter names.
      key: 'state',
      title: t('state'),
      phone: 'hidden',
      cell: (row) => <ArticleStateBadge state={row.state} />,
      text: (row) => t(`states.${row.state}`),
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
      key: 'submittedAt',
      title: t('submittedAt'),
      sort: 'submittedAt',
      cell: (row) => (row.submittedAt ? <time dateTime={row.submittedAt}>{time(row.submittedAt)}</time> : '—'),
      text: (row) => time(row.submittedAt),
    },
    { key: 'id', title: t('id'), isOnlyInFile: true, cell: (row) => row.id, text: (row) => row.id },
  ];
}

function ArticleTitle({ row }: { row: ArticleRow }) {
  const t = useTranslations('articleConsole');
  return (
    <span className="flex items-center gap-3">
      <span className="h-10 w-15 flex-none overflow-hidden rounded-sm">
        <Picture picture={row.cover} cuts={[videoThumbnailSize]} sizes="60px" className="size-full" />
      </span>
      <span className="line-clamp-2">
        {row.title || t('untitled')}
        {row.isFeatured && <span className="ml-2 text-accent text-xs">{t('featured')}</span>}
      </span>
    </span>
  );
}
