'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { watchPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastSource } from '@/lib/live/broadcast/codes';
import { useStreamActs } from '@/lib/live/stream/client/desk';
import type { StreamDesk } from '@/lib/live/stream/contract';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { useSecondsLeft } from '@/lib/platform/client/use-seconds-left';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface DeskStandingProps {
  id: string;
  source: BroadcastSource;
  desk: StreamDesk;
}

/** Where a stream stands and what its host does next, who watches, and its end. */
export function DeskStanding({ id, source, desk }: DeskStandingProps) {
  const t = useTranslations('streamDesk');
  const { phase, viewers, peak, interruptions } = desk;
  const words = useStandingWords(source, desk);
  const isOnAir = phase === 'live' || phase === 'interrupted';
  return (
    <section
      aria-label={t('standing.label')}
      className={`rounded-md p-4 ${phase === 'interrupted' ? 'border border-danger' : 'bg-sunk'}`}
    >
      <p role="status" className="font-semibold text-pretty tabular-nums">
        {words}
      </p>
      {(isOnAir || peak > 0) && (
        <p className="facts mt-1 text-ink-2 text-sm tabular-nums">
          {isOnAir && <span>{t('viewers', { count: viewers })}</span>}
          {peak > 0 && <span>{t('peak', { count: peak })}</span>}
          {interruptions > 0 && <span>{t('interruptions', { count: interruptions })}</span>}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Link href={watchPath(id)} className={buttonClass('line', 'row')}>
          {t('watch')}
        </Link>
        {isOnAir && <End id={id} />}
      </div>
    </section>
  );
}

function useStandingWords(source: BroadcastSource, { phase, opensAt, endsAt, health }: StreamDesk): string {
  const t = useTranslations('streamDesk.standing');
  const isEarly = useSecondsLeft(Date.parse(opensAt)) > 0;
  const time = (iso: string) => formatDate(Date.parse(iso), { withTime: true });
  switch (phase) {
    case 'live':
      return t('live', { time: time(endsAt) });
    case 'interrupted':
      return t('interrupted');
    case 'late':
      return t(source === 'address' ? 'addressLate' : 'late');
    case 'upcoming':
      if (source === 'address') return t('addressEarly');
      if (health) return t('arriving');
      return isEarly ? t('early', { time: time(opensAt) }) : t('open');
    default:
      return t('over');
  }
}

/** Ends the broadcast for good, asked once more. */
function End({ id }: { id: string }) {
  const t = useTranslations('streamDesk.end');
  const acts = useStreamActs(id);
  const { act, isPending, problem } = useOneAct();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-disabled={isPending || undefined}
        onClick={() => setAsked(true)}
        className={`text-danger aria-disabled:opacity-60 ${buttonClass('line', 'row')}`}
      >
        {t('action')}
      </button>
      {problem && <FormAlert>{problem}</FormAlert>}
      {isAsked && (
        <ConfirmDialog
          title={t('title')}
          text={t('text')}
          confirmLabel={t('confirm')}
          cancelLabel={t('cancel')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            void act(acts.end);
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
