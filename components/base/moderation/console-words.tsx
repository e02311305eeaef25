'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { listWords, removeWord } from '@/lib/base/moderation/client/console';
import type { WatchedWord } from '@/lib/base/moderation/contract';
import { call } from '@/lib/platform/client/call';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { AddWords } from './console-words-add';
import { TryWords } from './console-words-try';

/**
 * The words that send a text to manual review (specification section 5): the list, adding words, and testing a text.
 */
export function WordsConsole() {
  const t = useTranslations('moderationConsole.words');
  const [isAdding, setAdding] = useState(false);
  return (
    <ConsolePage
      title={t('title')}
      actions={
        <button type="button" onClick={() => setAdding(true)} className={consoleButton('accent')}>
          {t('add')}
        </button>
      }
    >
      <p className="mb-4 max-w-170 text-sm text-ink-2 text-pretty">{t('lead')}</p>
      <ConsoleTable
        name="words"
        label={t('title')}
        endpoint={listWords}
        columns={useColumns()}
        search={t('search')}
        rowId={({ word }) => word}
        rowLabel={({ word }) => word}
        sort={{ first: 'addedAt', order: 'desc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      <TryWords />
      {isAdding && <AddWords onClose={() => setAdding(false)} />}
    </ConsolePage>
  );
}

function useColumns(): Column<WatchedWord>[] {
  const t = useTranslations('moderationConsole.words');
  return [
    {
      key: 'word',
      title: t('word'),
      phone: 'title',
      sort: 'word',
      textWidth: 'long',
      cell: ({ word }) => word,
      text: ({ word }) => word,
    },
    {
      key: 'addedBy',
      title: t('addedBy'),
      textWidth: 'long',
      cell: ({ addedBy }) => addedBy ?? '—',
      text: ({ addedBy }) => addedBy,
    },
    {
      key: 'addedAt',
      title: t('addedAt'),
      sort: 'addedAt',
      cell: ({ addedAt }) => <time dateTime={addedAt}>{formatDate(Date.parse(addedAt), { withTime: true })}</time>,
      text: ({ addedAt }) => addedAt,
    },
    { key: 'remove', title: t('handle'), align: 'end', cell: ({ word }) => <RemoveWord word={word} /> },
  ];
}

function RemoveWord({ word }: Pick<WatchedWord, 'word'>) {
  const t = useTranslations('moderationConsole.words');
  const { isActing, act } = useAct();
  const remove = () =>
    act({
      work: () => call(removeWord, { word }, { quiet: true }),
      done: t('removed', { word }),
      gone: t('gone'),
      renews: [listWords],
    });
  return (
    <button type="button" aria-disabled={isActing} onClick={remove} className={consoleButton('danger')}>
      {t('remove')}
      <span className="sr-only"> {word}</span>
    </button>
  );
}
