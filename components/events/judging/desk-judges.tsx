'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import type { PanelJudge, Round } from '@/lib/events/judging/contract';
import { RemoveJudgeSheet } from './desk-remove-judge';
import { ProgressBar } from './progress-bar';

/** How far each judge of a round is; of an open one they can be removed. Those who never answered are left out. */
export function JudgeRows({ round }: { round: Round }) {
  const [removed, setRemoved] = useState<PanelJudge | null>(null);
  const judges = round.judges.filter(({ state, ...judge }) => state === 'accepted' || hasJudged(judge));
  return (
    <>
      <ul className="divide-y divide-line">
        {judges.map((judge) => (
          <li key={judge.userId}>
            <JudgeRow
              judge={judge}
              {...(round.state === 'open' && judge.state === 'accepted' && { onRemove: () => setRemoved(judge) })}
            />
          </li>
        ))}
      </ul>
      {removed && <RemoveJudgeSheet roundId={round.id} judge={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

const hasJudged = ({ open, scored, recused, setAside }: Omit<PanelJudge, 'state'>) =>
  open + scored + recused + setAside > 0;

function JudgeRow({ judge, onRemove }: { judge: PanelJudge; onRemove?(): void }) {
  const t = useTranslations('judgingDesk');
  const { nickname, avatar, verification, state, isChair, reason, open, scored, recused, setAside } = judge;
  const all = open + scored;
  return (
    <div className="flex items-start gap-3 py-3">
      <Avatar picture={avatar} size={44} />
      <div className="min-w-0 grow">
        <div className="flex items-center justify-between gap-3">
          <CardPersonName name={nickname} verification={verification} className="font-semibold" />
          {isChair && <span className="flex-none text-ink-3 text-xs">{t('panel.chair')}</span>}
        </div>
        <div className="mt-1.5">
          <ProgressBar done={scored} all={all} />
        </div>
        <p className="facts mt-1 text-ink-2 text-sm tabular-nums">
          <span>{t('progress.judge', { scored, all })}</span>
          {recused > 0 && <span>{t('progress.recused', { count: recused })}</span>}
          {setAside > 0 && <span>{t('progress.setAside', { count: setAside })}</span>}
          {state === 'removed' && <span className="text-danger">{t('panel.states.removed')}</span>}
        </p>
        {reason && (
          <p className="text-ink-2 text-sm text-pretty wrap-anywhere">{t('progress.removedFor', { reason })}</p>
        )}
        {onRemove && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onRemove}
            className="-mb-2 min-h-11 text-ink-2 text-sm transition-colors hover:text-danger"
          >
            {t('progress.remove')}
            <span className="sr-only"> {nickname}</span>
          </button>
        )}
      </div>
    </div>
  );
}
