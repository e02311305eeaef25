'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { JudgeState } from '@/lib/events/judging/codes';
import type { PanelJudge } from '@/lib/events/judging/contract';

interface PanelRowProps {
  judge: PanelJudge;
  isBusy: boolean;
  onChair(isChair: boolean): void;
  onInvite(): void;
  onRemove(): void;
}

/** A judge of a round that is prepared: what they answered, and what can be done. */
export function PanelRow({ judge, isBusy, onChair, onInvite, onRemove }: PanelRowProps) {
  const t = useTranslations('judgingDesk.panel');
  const [isAsked, setAsked] = useState(false);
  const { nickname, avatar, verification, state, isChair } = judge;
  const isIn = state === 'invited' || state === 'accepted';
  const button = (label: string, onPress: () => void, tone = 'text-ink-2 hover:text-ink') => (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onPress()}
      className={`min-h-11 px-2 text-sm transition-colors aria-disabled:opacity-60 ${tone}`}
    >
      {label}
      <span className="sr-only"> {nickname}</span>
    </button>
  );
  return (
    <div className="pt-2.5 pb-1">
      <div className="flex items-center gap-3">
        <Avatar picture={avatar} size={44} />
        <div className={`min-w-0 grow ${isIn ? '' : 'opacity-60'}`}>
          <CardPersonName name={nickname} verification={verification} className="font-semibold" />
          <p className="facts text-sm">
            <span className={tones[state]}>{t(`states.${state}`)}</span>
            {isChair && <span className="text-ink-2">{t('chair')}</span>}
          </p>
        </div>
      </div>
      <div className="-mr-2 flex flex-wrap justify-end">
        {isIn && button(t(isChair ? 'noChair' : 'makeChair'), () => onChair(!isChair))}
        {isIn
          ? button(t('remove'), () => setAsked(true), 'text-danger')
          : button(t('again'), onInvite, 'font-semibold text-accent')}
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t('removeTitle', { name: nickname })}
          text={t('removeText')}
          confirmLabel={t('removeYes')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            onRemove();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}

const tones: Record<JudgeState, string> = {
  invited: 'text-ink-2',
  accepted: 'text-ok',
  declined: 'text-danger',
  removed: 'text-ink-3',
};
