'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { scansQuery } from '@/lib/events/door/client/door-calls';
import type { KeptScan } from '@/lib/events/door/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { formatDate } from '@/lib/platform/shared/format/beijing';

const parts = ['all', 'conflicts'] as const;

/** What was scanned at all doors, for the organiser; fetched when it is opened. */
export function DoorHistory({ activityId }: { activityId: string }) {
  const t = useTranslations('door.history');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-8 border-line border-t pt-4" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center text-lg font-semibold">{t('title')}</summary>
      {isOpen && <Scans activityId={activityId} />}
    </details>
  );
}

function Scans({ activityId }: { activityId: string }) {
  const t = useTranslations('door.history');
  const [which, setWhich] = useState<(typeof parts)[number]>('all');
  const query = useInfiniteQuery(scansQuery(activityId, which));
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('which')}</legend>
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            aria-pressed={part === which}
            onClick={() => setWhich(part)}
            className={buttonClass(part === which ? 'ink' : 'line', 'small')}
          >
            {t(part)}
          </button>
        ))}
        <button type="button" onClick={() => query.refetch()} className={`ml-auto ${buttonClass('line', 'small')}`}>
          {t('renew')}
        </button>
      </fieldset>
      <PagedList
        key={which}
        query={query}
        keyOf={({ nonce }) => nonce}
        skeleton={<div aria-hidden="true" className="skeleton my-3 h-10" />}
        skeletons={4}
        empty={<Notice title={t(`empty.${which}`)}>{null}</Notice>}
        className="mt-2 *:border-line *:not-last:border-b"
        isPart
        {...useListWords()}
      >
        {(scan) => <ScanRow scan={scan} />}
      </PagedList>
    </>
  );
}

function ScanRow({ scan }: { scan: KeptScan }) {
  const t = useTranslations('door');
  const { name, typeName, door, helper, at, result, isConflict } = scan;
  const place = [door || t('unnamed'), helper || t('history.organiser')];
  return (
    <div className="flex items-baseline justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">{[name || t('history.nobody'), typeName].filter(Boolean).join(' · ')}</p>
        <p className="text-ink-3 text-sm tabular-nums">
          <time dateTime={at}>{formatDate(Date.parse(at), { withTime: true })}</time> ·{' '}
          {[...new Set(place)].join(' · ')}
        </p>
        {isConflict && <p className="font-semibold text-danger text-sm">{t('history.conflict')}</p>}
      </div>
      <p className={`flex-none text-sm ${result === 'in' ? 'text-ok' : 'text-ink-2'}`}>
        {t(`history.results.${result}`)}
      </p>
    </div>
  );
}
