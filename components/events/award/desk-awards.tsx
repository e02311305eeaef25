'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { v4 as newId } from 'uuid';
import { buttonClass } from '@/components/ui/button-class';
import { useAwardActs, writtenAwardOf } from '@/lib/events/award/client/desk';
import { awardLimits } from '@/lib/events/award/codes';
import type { AwardPlan, WrittenAward } from '@/lib/events/award/contract';
import { toast } from '@/lib/platform/client/toast';
import { DeskAward } from './desk-award';
import { AwardSheet } from './desk-award-sheet';
import type { DeskContest } from './desk-contest';
import { useRuleWords } from './desk-rules';
import { usePlanAct } from './use-plan-act';

interface DeskAwardsProps {
  plan: AwardPlan;
  contest: DeskContest;
}

/** The awards of a contest in their order with who wins each. Until their publication they are written and given here. */
export function DeskAwards({ plan, contest }: DeskAwardsProps) {
  const t = useTranslations('awardDesk.awards');
  const { awards, isDecided } = plan;
  const [edited, setEdited] = useState<WrittenAward | null>(null);
  const { put, isBusy } = usePutAwards(plan);
  const isFull = awards.length >= awardLimits.awards;
  const written = awards.map(writtenAwardOf);

  function move(index: number, to: number): void {
    const list = [...written];
    list.splice(to, 0, ...list.splice(index, 1));
    void put(list, '');
  }
  return (
    <section id="awards" aria-labelledby="awards-title" className="scroll-mt-28 border-line border-t pt-6 pb-9">
      <h2 id="awards-title" className="text-lg">
        {t('title')}
      </h2>
      {awards.length === 0 && <p className="mt-1 mb-4 max-w-160 text-ink-2 text-pretty">{t('none')}</p>}
      <ol aria-busy={isBusy} className="divide-y divide-line">
        {awards.map((award, index) => (
          <li key={award.id}>
            <DeskAward
              {...{ plan, contest, award, index }}
              onEdit={() => setEdited(writtenAwardOf(award))}
              onMove={(to) => move(index, to)}
              onRemove={() =>
                put(
                  written.filter(({ id }) => id !== award.id),
                  t('removed'),
                )
              }
            />
          </li>
        ))}
      </ol>
      {!isDecided && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <button
            type="button"
            disabled={isFull}
            onClick={() => setEdited(newAward())}
            className={buttonClass(awards.length === 0 ? 'ink' : 'line')}
          >
            {t('add')}
          </button>
          <span className="text-ink-3 text-sm tabular-nums">
            {t('count', { count: awards.length, most: awardLimits.awards })}
          </span>
        </p>
      )}
      {edited && <AwardSheet {...{ plan, contest, award: edited }} onClose={() => setEdited(null)} />}
    </section>
  );
}

/** Moves and removes awards at once; what goes wrong is said in a toast. */
function usePutAwards(plan: AwardPlan) {
  const acts = useAwardActs();
  const wordsOf = useRuleWords();
  const { isBusy, act } = usePlanAct(plan.contestId, (problem, rules) => {
    const [broken] = Object.entries(rules);
    toast(broken ? (wordsOf(...broken) ?? '') : problem);
  });
  const put = async (awards: WrittenAward[], done: string) => {
    if (await act(() => acts.save(plan, awards))) toast(done);
  };
  return { put, isBusy };
}

const newAward = (): WrittenAward => ({
  ...{ id: newId(), nameZh: '', nameEn: '', prizeZh: '', prizeEn: '', quantity: 1, categoryId: '' },
});
