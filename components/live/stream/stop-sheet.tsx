'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { ReasonField, useReason } from '@/components/base/staff/card-reason-field';
import { Sheet } from '@/components/ui/sheet';
import { listStreams, stopStream } from '@/lib/live/stream/client/console';
import type { RunningStream } from '@/lib/live/stream/contract';
import { call } from '@/lib/platform/client/call';

/** Why staff end a broadcast that is on air, which its host is told. */
export function StopSheet({ stream: { id, title }, onClose }: { stream: RunningStream; onClose(): void }) {
  const t = useTranslations('streamConsole');
  const reason = useReason();
  const { isActing, act } = useAct();
  async function stop() {
    if (!reason.fits(t('needsReason'))) return;
    const isDone = await act({
      work: () => call(stopStream, { id, reason: reason.text }, { quiet: true }),
      done: t('done'),
      gone: t('gone'),
      said: { Changed: t('gone') },
      renews: [listStreams],
    });
    if (isDone) onClose();
  }
  return (
    <Sheet open onClose={onClose} label={t('stopTitle')} closeLabel={t('close')}>
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="mt-1 mb-3 text-ink-2 text-pretty">{t('stopText')}</p>
      <ReasonField reason={reason} label={t('reason')} hint={t('reasonHint')} rows={3} />
      <button
        type="button"
        aria-disabled={isActing || undefined}
        onClick={() => void stop()}
        className={`mt-3 ${consoleButton('danger')}`}
      >
        {t('confirm')}
      </button>
    </Sheet>
  );
}
