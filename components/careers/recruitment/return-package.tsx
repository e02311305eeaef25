'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { returnJobPackage } from '@/lib/careers/recruitment/client/purchases';
import type { JobPurchase } from '@/lib/careers/recruitment/contract';
import { call } from '@/lib/platform/client/call';
import { toast } from '@/lib/platform/client/toast';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { yuan } from '@/lib/platform/shared/format/yuan';

interface ReturnPackageProps {
  purchase: Pick<JobPurchase, 'id' | 'title' | 'priceFen'>;
  className: string;
  onReturned(): void;
}

/** Gives a package back for the whole price, once that is confirmed. */
export function ReturnPackage({ purchase: { id, title, priceFen }, className, onReturned }: ReturnPackageProps) {
  const t = useTranslations('recruitment.return');
  const { act, isPending, problem } = useOneAct();
  const [isAsked, setAsked] = useState(false);
  const sum = yuan(priceFen);

  function giveBack() {
    setAsked(false);
    void act(async () => {
      await call(returnJobPackage, { id }, { quiet: true });
      toast(t('done', { sum }));
      onReturned();
    });
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && setAsked(true)}
        className={className}
      >
        {isPending ? t('pending') : t('press')}
        <span className="sr-only"> {title}</span>
      </button>
      <div className="w-full">
        <FormAlert>{problem}</FormAlert>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t('title', { title })}
          text={t('text', { sum })}
          confirmLabel={t('confirm')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={giveBack}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
