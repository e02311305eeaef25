'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { ReasonField, useReason } from '@/components/base/staff/card-reason-field';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { Sheet } from '@/components/ui/sheet';
import { listDifferences, resolveDifference } from '@/lib/money/payment/client/console';
import type { Difference } from '@/lib/money/payment/contract';
import { call } from '@/lib/platform/client/call';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';

/** What the daily comparison of our books with the statements of the payment service found. */
export function DifferencesConsole() {
  const t = useTranslations('differenceConsole');
  const [settled, setSettled] = useState<Difference | null>(null);
  return (
    <ConsolePage title={t('title')}>
      <p className="mb-4 max-w-170 text-ink-2 text-sm text-pretty">{t('lead')}</p>
      <ConsoleTable
        name="differences"
        label={t('title')}
        endpoint={listDifferences}
        columns={useColumns(setSettled)}
        filters={[
          { name: 'isOpen', label: t('state'), usual: t('open'), options: [{ value: 'false', label: t('settled') }] },
        ]}
        search={t('search')}
        rowId={({ id }) => id}
        rowLabel={({ number }) => number}
        sort={{ first: 'day', order: 'desc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      {settled && <Settle difference={settled} onClose={() => setSettled(null)} />}
    </ConsolePage>
  );
}

function useColumns(onSettle: (difference: Difference) => void): Column<Difference>[] {
  const t = useTranslations('differenceConsole');
  const words = useTranslations('order.ways');
  const sum = (fen: number | null) => (fen === null ? t('missing') : yuan(fen));
  const fileSum = (fen: number | null) => fen && fen / 100;
  return [
    {
      key: 'number',
      title: t('number'),
      phone: 'title',
      textWidth: 'long',
      cell: ({ number }) => <span className="tabular-nums">{number}</span>,
      text: ({ number }) => number,
    },
    { key: 'day', title: t('day'), sort: 'day', cell: ({ day }) => day, text: ({ day }) => day },
    {
      key: 'kind',
      title: t('kind'),
      textWidth: 'short',
      cell: ({ kind, provider }) => `${words(provider)} · ${t(`kinds.${kind}`)}`,
      text: ({ kind, provider }) => `${words(provider)} · ${t(`kinds.${kind}`)}`,
    },
    {
      key: 'ours',
      title: t('ours'),
      align: 'end',
      cell: ({ oursFen }) => <span className="tabular-nums">{sum(oursFen)}</span>,
      text: ({ oursFen }) => fileSum(oursFen),
    },
    {
      key: 'theirs',
      title: t('theirs'),
      align: 'end',
      cell: ({ theirsFen }) => <span className="tabular-nums">{sum(theirsFen)}</span>,
      text: ({ theirsFen }) => fileSum(theirsFen),
    },
    {
      key: 'note',
      title: t('handle'),
      align: 'end',
      textWidth: 'long',
      cell: (row) =>
        row.resolvedAt ? (
          <>
            {row.note} <span className="block text-ink-3">{formatDate(Date.parse(row.resolvedAt))}</span>
          </>
        ) : (
          <button type="button" onClick={() => onSettle(row)} className={consoleButton()}>
            {t('settle')}
            <span className="sr-only"> {row.number}</span>
          </button>
        ),
      text: ({ note }) => note,
    },
  ];
}

interface SettleProps {
  difference: Difference;
  onClose(): void;
}

/** Notes how a difference was settled. */
function Settle({ difference: { id, number }, onClose }: SettleProps) {
  const t = useTranslations('differenceConsole');
  const { isActing, act } = useAct();
  const note = useReason();
  async function settle() {
    if (!note.fits(t('needsNote'))) return;
    const isDone = await act({
      work: () => call(resolveDifference, { id, note: note.text }, { quiet: true }),
      done: t('done'),
      said: { Changed: t('changed') },
      renews: [listDifferences],
    });
    if (isDone) onClose();
  }
  return (
    <Sheet open onClose={onClose} label={t('settleOf', { number })} closeLabel={t('close')}>
      <ReasonField reason={note} label={t('note')} hint={t('noteHint')} rows={3} />
      <button
        type="button"
        aria-disabled={isActing || undefined}
        onClick={settle}
        className={`mt-2 w-full ${consoleButton('accent')}`}
      >
        {t('settle')}
      </button>
    </Sheet>
  );
}
