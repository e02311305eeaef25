'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useApplicationActs } from '@/lib/careers/application/client/own';
import type { OwnApplication } from '@/lib/careers/application/contract';
import { isPossible } from '@/lib/careers/application/rules/transitions';
import { toast } from '@/lib/platform/client/toast';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { Withdraw } from './withdraw';

/** What the applicant can do with an application: accept an offer, withdraw it, and delete it at any time. */
export function OwnActs({ application: { id, state, job } }: { application: OwnApplication }) {
  const t = useTranslations('applicationOwn');
  const acts = useApplicationActs();
  const { act, isPending, problem } = useOneAct();
  const [asked, setAsked] = useState<'acceptance' | 'removal' | null>(null);
  const does = {
    acceptance: async () => {
      await acts.accept(id);
      toast(t('accepted'));
    },
    removal: async () => {
      await acts.remove(id);
      toast(t('removal.done'));
    },
  };
  const button = (what: 'acceptance' | 'removal', word: string, look: string) => (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && setAsked(what)}
      className={`aria-disabled:opacity-60 ${look}`}
    >
      {word}
      <span className="sr-only"> {job.title}</span>
    </button>
  );
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        {isPossible('accept', state) &&
          button('acceptance', t(isPending ? 'accepting' : 'accept'), buttonClass('accent', 'row'))}
        {isPossible('withdraw', state) && <Withdraw id={id} action={t('withdraw')} of={job.title} />}
        {button('removal', t('remove'), `text-danger ${buttonClass('line', 'row')}`)}
      </div>
      <p role="alert" className="text-danger text-sm">
        {problem}
      </p>
      {asked && (
        <ConfirmDialog
          title={t(`${asked}.title`)}
          text={t(`${asked}.text`)}
          confirmLabel={t(`${asked}.action`)}
          cancelLabel={t(`${asked}.keep`)}
          isDestructive={asked === 'removal'}
          onConfirm={() => {
            setAsked(null);
            void act(does[asked]);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
