'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useActivityActs } from '@/lib/events/activity/client/own-activities';
import { activityLimits, activityStatus } from '@/lib/events/activity/codes';
import type { ActivityDraft } from '@/lib/events/activity/contract';
import { CardCancelSheet } from './card-cancel-sheet';

/** Cancels an activity that has not ended, for good; apart from the frequent actions. */
export function DeskCancel({ activity }: { activity: ActivityDraft }) {
  const t = useTranslations('activityManage.cancel');
  const acts = useActivityActs();
  const [isAsked, setAsked] = useState(false);
  const { state, isCanceled, status } = activity;
  if (state !== 'verified' || isCanceled || status === activityStatus.ended) return null;
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
          title={activity.title}
          effects={['told', 'refunded', 'final']}
          most={activityLimits.cancelReason}
          words={t}
          send={(reason) => acts.cancel(activity.id, reason)}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
