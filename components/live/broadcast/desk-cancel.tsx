'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardCancelSheet } from '@/components/events/activity/card-cancel-sheet';
import { buttonClass } from '@/components/ui/button-class';
import { useBroadcastActs } from '@/lib/live/broadcast/client/own-broadcasts';
import { broadcastLimits } from '@/lib/live/broadcast/codes';
import type { BroadcastDraft } from '@/lib/live/broadcast/contract';
import { isAhead } from './own-standing';

/** Cancels a public broadcast that was not on air yet, for good; apart from the frequent actions. */
export function DeskCancel({ broadcast }: { broadcast: BroadcastDraft }) {
  const t = useTranslations('broadcastManage.cancel');
  const acts = useBroadcastActs();
  const [isAsked, setAsked] = useState(false);
  if (!isAhead(broadcast)) return null;
  return (
    <section aria-label={t('title')} className="mt-10 border-line border-t pt-5 pb-4">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="mt-1 mb-3 max-w-180 text-ink-2 text-pretty">{t('text')}</p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
        className={`text-danger ${buttonClass('line')}`}
      >
        {t('action')}
      </button>
      {isAsked && (
        <CardCancelSheet
          title={broadcast.title}
          effects={broadcast.priceFen > 0 ? ['told', 'refunded', 'final'] : ['told', 'final']}
          most={broadcastLimits.cancelReason}
          words={t}
          send={(reason) => acts.cancel(broadcast.id, reason)}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
