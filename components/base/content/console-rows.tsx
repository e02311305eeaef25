'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsoleSection } from '@/components/base/staff/card-parts';
import { type EditedRow, emptyRow, mostRows, type RowList } from '@/lib/base/content/client/edited-rows';
import type { PageSaver, PageState } from '@/lib/base/content/client/use-draft';
import { useProblemText } from './console-problems';
import { RowField } from './console-row';

interface RowListsProps {
  saver: PageSaver;
  state: PageState;
}

/** The repeated data of a page: figures, people, years, partners, terms. */
export function RowLists({ saver, state }: RowListsProps) {
  const lists = Object.entries(state.typed.data.rows) as [RowList, readonly EditedRow[]][];
  return lists.map(([list, rows]) => <RowListField key={list} {...{ saver, state, list, rows }} />);
}

interface RowListFieldProps extends RowListsProps {
  list: RowList;
  rows: readonly EditedRow[];
}

function RowListField({ saver, state, list, rows }: RowListFieldProps) {
  const t = useTranslations('contentConsole.data');
  const problemAt = useProblemText(state.rules);
  const add = useRef<HTMLButtonElement>(null);
  const isFull = rows.length >= mostRows[list];
  const change = (next: readonly EditedRow[]) => {
    const { data } = saver.get().typed;
    saver.change({ data: { ...data, rows: { ...data.rows, [list]: next } } });
  };
  return (
    <ConsoleSection title={t(`lists.${list}`)}>
      {list === 'figures' && <p className="mb-2 text-ink-3 text-sm">{t('figuresHint')}</p>}
      <ol className="border-line border-t">
        {rows.map((row, index) => (
          <RowField
            key={row.key}
            {...{ list, row, index }}
            isLast={index === rows.length - 1}
            problemAt={(field) => problemAt(`data.${list}.${index}.${field}`)}
            onChange={(changed) => change(rows.with(index, changed))}
            onMove={(to) => change(rows.toSpliced(index, 1).toSpliced(to, 0, row))}
            onRemove={() => {
              change(rows.toSpliced(index, 1));
              add.current?.focus();
            }}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button
          ref={add}
          type="button"
          aria-disabled={isFull || undefined}
          aria-label={`${t('add')} · ${t(`lists.${list}`)}`}
          onClick={() => !isFull && change([...rows, emptyRow(list)])}
          className={consoleButton()}
        >
          {t('add')}
        </button>
        {isFull && <span className="text-ink-3 text-sm">{t('full', { max: mostRows[list] })}</span>}
      </div>
    </ConsoleSection>
  );
}
