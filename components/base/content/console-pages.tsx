'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage, StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { listContentPages } from '@/lib/base/content/client/console';
import { contentKinds } from '@/lib/base/content/codes';
import type { ContentRow } from '@/lib/base/content/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { NewPage } from './console-new-page';

/** The list of content pages in the console: their kind, what is published, and drafts. */
export function PagesConsole() {
  const t = useTranslations('contentConsole');
  const [isMaking, setMaking] = useState(false);
  return (
    <ConsolePage
      title={t('title')}
      actions={
        <button type="button" onClick={() => setMaking(true)} className={consoleButton('accent')}>
          {t('newPage.open')}
        </button>
      }
    >
      <ConsoleTable
        name="pages"
        label={t('title')}
        endpoint={listContentPages}
        columns={useColumns()}
        filters={[
          {
            name: 'kind',
            label: t('kind'),
            options: contentKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
          },
          {
            name: 'state',
            label: t('state'),
            options: (['draft', 'published'] as const).map((state) => ({
              value: state,
              label: t(`stateFilter.${state}`),
            })),
          },
        ]}
        search={t('search')}
        rowId={(row) => row.id}
        rowHref={(row) => `/staff/content/${encodeURIComponent(row.id)}`}
        rowLabel={titleOf}
        sort={{ first: 'updatedAt', order: 'desc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      {isMaking && <NewPage onClose={() => setMaking(false)} />}
    </ConsolePage>
  );
}

/** A draft may have lost its title. */
const titleOf = ({ title, id }: ContentRow) => title || id;

const tones = { new: 'new', changed: 'warn', published: 'ok' } as const satisfies Record<string, StateTone>;

function stateOf({ version, hasDraft }: ContentRow): keyof typeof tones {
  if (version === null) return 'new';
  return hasDraft ? 'changed' : 'published';
}

function useColumns(): Column<ContentRow>[] {
  const t = useTranslations('contentConsole');
  const time = (text: string) => formatDate(Date.parse(text), { withTime: true });
  const translated = (row: ContentRow) => t(`isTranslated.${row.isTranslated ? 'yes' : 'no'}`);
  return [
    { key: 'title', title: t('page'), phone: 'title', cell: titleOf, text: titleOf },
    {
      key: 'state',
      title: t('state'),
      cell: (row) => <StateBadge tone={tones[stateOf(row)]}>{t(`rowStates.${stateOf(row)}`)}</StateBadge>,
      text: (row) => t(`rowStates.${stateOf(row)}`),
    },
    {
      key: 'kind',
      title: t('kind'),
      textWidth: 'short',
      cell: (row) => t(`kinds.${row.kind}`),
      text: (row) => t(`kinds.${row.kind}`),
    },
    { key: 'id', title: t('id'), sort: 'id', textWidth: 'long', cell: (row) => row.id, text: (row) => row.id },
    {
      key: 'version',
      title: t('version'),
      align: 'end',
      cell: (row) => row.version ?? '—',
      text: (row) => row.version,
    },
    { key: 'translated', title: t('translated'), cell: translated, text: translated },
    {
      key: 'editor',
      title: t('editor'),
      textWidth: 'long',
      cell: (row) => row.editor ?? '—',
      text: (row) => row.editor,
    },
    {
      key: 'publishedAt',
      title: t('publishedAt'),
      sort: 'publishedAt',
      phone: 'hidden',
      cell: (row) => (row.publishedAt ? <time dateTime={row.publishedAt}>{time(row.publishedAt)}</time> : '—'),
      text: (row) => (row.publishedAt ? time(row.publishedAt) : null),
    },
    {
      key: 'updatedAt',
      title: t('updatedAt'),
      sort: 'updatedAt',
      cell: (row) => <time dateTime={row.updatedAt}>{time(row.updatedAt)}</time>,
      text: (row) => time(row.updatedAt),
    },
  ];
}
