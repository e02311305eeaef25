'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/ui/form-alert';
import { useRoundActs } from '@/lib/events/judging/client/desk-rounds';
import { judgingLimits } from '@/lib/events/judging/codes';
import type { Round } from '@/lib/events/judging/contract';
import { toast } from '@/lib/platform/client/toast';
import { JudgeSearch } from './desk-judge-search';
import { PanelRow } from './desk-panel-row';
import { useRoundRule } from './edit-rules';
import { useAct } from './use-act';

/** The judges of a round that is prepared: who is asked and what they answered, its chair, and the way to ask others. */
export function DeskPanel({ round }: { round: Round }) {
  const t = useTranslations('judgingDesk.panel');
  const acts = useRoundActs();
  const act = useAct();
  const wordsOf = useRoundRule();
  const { id: roundId, judges } = round;
  const isFull = judges.length >= judgingLimits.judges;
  const [broken] = act.fields;

  async function invite({ userId, nickname }: { userId: string; nickname: string }, isChair = false) {
    const isAsked = await act.run(() => acts.invite(roundId, userId, isChair));
    if (isAsked) toast(t('invited', { name: nickname }));
  }
  async function remove({ userId, nickname }: { userId: string; nickname: string }) {
    const isDone = await act.run(() => acts.removeJudge({ roundId, userId }));
    if (isDone) toast(t('removed', { name: nickname }));
  }
  return (
    <>
      <p className="-mt-1 mb-3 text-ink-3 text-sm text-pretty">{t('text')}</p>
      {judges.length === 0 ? (
        <p className="mb-3 text-ink-2">{t('none')}</p>
      ) : (
        <ul className="mb-3 divide-y divide-line">
          {judges.map((judge) => (
            <li key={judge.userId}>
              <PanelRow
                judge={judge}
                isBusy={act.isBusy}
                onChair={(isChair) => void act.run(() => acts.invite(roundId, judge.userId, isChair))}
                onInvite={() => invite(judge)}
                onRemove={() => remove(judge)}
              />
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-ink-3 text-sm">{t('full', { most: judgingLimits.judges })}</p>
      ) : (
        <JudgeSearch known={judges.map(({ userId }) => userId)} onPick={(person) => invite(person)} />
      )}
      <FormAlert>{broken ? wordsOf(broken.field, broken.rule) : act.problem?.text}</FormAlert>
      <p className="text-ink-3 text-sm text-pretty">{t('chairHint')}</p>
    </>
  );
}
