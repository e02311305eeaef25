'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { consoleButton } from '@/components/base/staff/card-button';
import { TextField } from '@/components/ui/text-field';
import { type EditedRow, type RowList, rowFields } from '@/lib/base/content/client/edited-rows';

interface RowFieldProps {
  list: RowList;
  row: EditedRow;
  /** From 0. */
  index: number;
  isLast: boolean;
  problemAt(field: string): string | undefined;
  onChange(row: EditedRow): void;
  onMove(to: number): void;
  onRemove(): void;
}

/** One row of a list: its fields, and its place in the order. */
export function RowField({ list, row, index, isLast, problemAt, onChange, onMove, onRemove }: RowFieldProps) {
  const t = useTranslations('contentConsole.data');
  const name = t('nth', { list: t(`lists.${list}`), index: index + 1 });
  const move = (to: number, isOff: boolean) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    if (isOff) return;
    flushSync(() => onMove(to));
    // The element lost the focus when it moved in the page.
    button.focus();
  };
  const isFirst = index === 0;
  return (
    <li className="border-line border-b py-3">
      <fieldset>
        <legend className="sr-only">{name}</legend>
        <div className="grid gap-x-6 md:grid-cols-2">
          {rowFields[list].map((field) => (
            <TextField
              key={field}
              label={t(`fields.${field}`)}
              value={row.values[field] ?? ''}
              onChange={({ target }) => onChange({ ...row, values: { ...row.values, [field]: target.value } })}
              error={problemAt(field)}
              inputMode={field === 'year' ? 'numeric' : field === 'url' ? 'url' : undefined}
              autoComplete="off"
            />
          ))}
        </div>
        <div className="mt-1 flex flex-wrap gap-2">
          <button
            type="button"
            aria-disabled={isFirst || undefined}
            onClick={move(index - 1, isFirst)}
            className={consoleButton()}
          >
            {t('up')}
          </button>
          <button
            type="button"
            aria-disabled={isLast || undefined}
            onClick={move(index + 1, isLast)}
            className={consoleButton()}
          >
            {t('down')}
          </button>
          <button type="button" onClick={onRemove} className={consoleButton('danger')}>
            {t('remove')}
          </button>
        </div>
      </fieldset>
    </li>
  );
}
