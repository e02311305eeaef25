'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { Sheet } from '@/components/ui/sheet';
import { useDeskActs } from '@/lib/careers/proposal/client/desk';
import { type DeclineReason, declineReasons } from '@/lib/careers/proposal/codes';
import type { DeskProposalDetail } from '@/lib/careers/proposal/contract';
import { toast } from '@/lib/platform/client/toast';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { AskedButton } from './asked-button';

/** What a company can do about a proposal now: choose it, take that back, or decline it for a reason. */
export function DeskActs({ proposal }: { proposal: DeskProposalDetail }) {
  const t = useTranslations('proposal.deskActs');
  const acts = useDeskActs();
  const { act, isPending, problem } = useOneAct();
  const [isDeclining, setDeclining] = useState(false);
  const { id, state, revision, isChoosable } = proposal;
  if (state !== 'sent' && state !== 'chosen') return null;
  const press = (work: () => Promise<unknown>, done: string) => act(() => work().then(() => toast(done)));
  const choose = () => press(() => acts.choose(id, revision), t('choose.done'));
  const undo = () => press(() => acts.undo(id), t('undo.done'));
  const decline = (reason: DeclineReason) => {
    setDeclining(false);
    void press(() => acts.decline(id, reason), t('decline.done'));
  };
  const wordsOf = (name: 'choose' | 'undo') => ({
    ...{ action: t(`${name}.action`), title: t(`${name}.title`), text: t(`${name}.text`), keep: t('keep') },
  });
  return (
    <>
      <FormAlert>{problem}</FormAlert>
      <div className="mt-3 flex flex-wrap gap-2">
        {state === 'chosen' && <AskedButton {...{ isPending }} words={wordsOf('undo')} onConfirm={undo} />}
        {isChoosable && <AskedButton tone="accent" {...{ isPending }} words={wordsOf('choose')} onConfirm={choose} />}
        {state === 'sent' && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-disabled={isPending || undefined}
            onClick={() => setDeclining(true)}
            className={`text-danger aria-disabled:opacity-60 ${buttonClass('line')}`}
          >
            {t('decline.action')}
          </button>
        )}
      </div>
      {state === 'sent' && !isChoosable && <p className="mt-2 text-ink-3 text-sm text-pretty">{t('taken')}</p>}
      {isDeclining && <DeclineSheet onDecline={decline} onClose={() => setDeclining(false)} />}
    </>
  );
}

/** Why a proposal is declined; its creator reads the sentence that stands here. */
function DeclineSheet({ onDecline, onClose }: { onDecline(reason: DeclineReason): void; onClose(): void }) {
  const t = useTranslations('proposal.deskActs.decline');
  const reasonOf = useTranslations('proposal.reasons');
  const [reason, setReason] = useState<DeclineReason>('direction');
  return (
    <Sheet open onClose={onClose} label={t('title')} closeLabel={t('close')}>
      <fieldset className="mb-4 min-w-0">
        <legend className="mb-2 text-ink-2 text-pretty">{t('text')}</legend>
        {declineReasons.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              checked={one === reason}
              onChange={() => setReason(one)}
              className="size-5 accent-accent"
            />
            {reasonOf(one)}
          </label>
        ))}
      </fieldset>
      <button type="button" onClick={() => onDecline(reason)} className={`w-full ${buttonClass('danger')}`}>
        {t('send')}
      </button>
    </Sheet>
  );
}
