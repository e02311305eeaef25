'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useDeskActs } from '@/lib/careers/application/client/desk';
import { toast } from '@/lib/platform/client/toast';
import { useOneAct } from '@/lib/platform/client/use-one-act';

interface DeskBulkProps {
  jobId: string;
  chosen: readonly string[];
  onDone(): void;
}

/** Declines the chosen applications, once that is confirmed; in a bar at the bottom. */
export function DeskBulk({ jobId, chosen, onDone }: DeskBulkProps) {
  const t = useTranslations('applicationDesk.bulk');
  const acts = useDeskActs();
  const { act, isPending, problem } = useOneAct();
  const [isAsked, setAsked] = useState(false);
  const count = chosen.length;
  async function decline() {
    setAsked(false);
    await act(async () => {
      toast(t('done', { count: await acts.decline(jobId, [...chosen]) }));
      onDone();
    });
  }
  return (
    <div className="dock" data-takes-bottom>
      <div className="wrap flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <div className="min-w-0 text-sm">
          <p role="status" className="tabular-nums">
            {t('chosen', { count })}
          </p>
          <p role="alert" className="text-danger">
            {problem}
          </p>
        </div>
        <div className="flex gap-2">
          <button type="button" onClick={onDone} className={buttonClass('line', 'row')}>
            {t('clear')}
          </button>
          <button
            type="button"
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && setAsked(true)}
            className={`aria-disabled:opacity-60 ${buttonClass('danger', 'row')}`}
          >
            {t(isPending ? 'pending' : 'action')}
          </button>
        </div>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t('title', { count })}
          text={t('text')}
          confirmLabel={t('confirm')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={decline}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
