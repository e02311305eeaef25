'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { rowActClass } from '@/components/ui/row-links';
import { useDemandActs } from '@/lib/careers/demand/client/own-demands';
import type { OwnDemand } from '@/lib/careers/demand/contract';
import { isFailure } from '@/lib/platform/client/save-failure';
import { toast } from '@/lib/platform/client/toast';
import { actOf, type RowAct } from './own-standing';

/** What takes something away is asked about first. */
const isAskedFirst = (act: RowAct): act is 'close' | 'remove' => act === 'close' || act === 'remove';

/** What can be done with a demand on its list, as a button; nothing for one with which nothing can. */
export function OwnAct({ demand }: { demand: OwnDemand }) {
  const t = useTranslations('demandManage');
  const [isAsked, setAsked] = useState(false);
  const { isActing, run } = useAct(demand);
  const act = actOf(demand);
  if (act === undefined) return null;
  const title = demand.title || t('own.untitled');
  return (
    <>
      <button
        type="button"
        aria-disabled={isActing || undefined}
        onClick={() => (isAskedFirst(act) ? setAsked(true) : void run(act))}
        className={`${rowActClass} aria-disabled:opacity-60 ${isAskedFirst(act) ? 'text-danger!' : ''}`}
      >
        {t(`acts.${act}.action`)}
        <span className="sr-only"> {t('own.of', { title })}</span>
      </button>
      {isAsked && isAskedFirst(act) && (
        <ConfirmDialog
          title={t(`acts.${act}.title`, { title })}
          text={t(`acts.${act}.text`)}
          confirmLabel={t(`acts.${act}.confirm`)}
          cancelLabel={t('acts.cancel')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            void run(act);
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** Does one thing at a time, and says when it is done; a failure is told by the error path. */
function useAct({ id }: OwnDemand) {
  const t = useTranslations('demandManage.acts');
  const acts = useDemandActs();
  const [isActing, setActing] = useState(false);
  async function run(act: RowAct) {
    if (isActing) return;
    setActing(true);
    try {
      await acts[act](id);
      toast(t(`${act}.done`));
    } catch (error) {
      if (!isFailure(error)) throw error;
      void acts.outdate();
    } finally {
      setActing(false);
    }
  }
  return { isActing, run };
}
