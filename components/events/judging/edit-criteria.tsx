'use client';

import { useTranslations } from 'next-intl';
import { v4 as newId } from 'uuid';
import { buttonClass } from '@/components/ui/button-class';
import { judgingLimits } from '@/lib/events/judging/codes';
import { CriterionFields } from './edit-criterion';
import { useRuleOf } from './edit-rules';
import type { EditedRound } from './edit-state';
import { type EditedCriterion, spreadEvenly, weightOf } from './edit-values';

/** What the entries are scored by, with what each criterion counts; the sum of that is said while it is written. */
export function EditCriteria({ edited }: { edited: EditedRound }) {
  const t = useTranslations('judgingDesk.criteria');
  const ruleOf = useRuleOf(edited);
  const { criteria, tieOrder } = edited.typed;
  const error = ruleOf('criteria');
  const put = (list: readonly EditedCriterion[]) => {
    const ids = new Set(list.map(({ id }) => id));
    // What is not there any more parts nothing.
    edited.change({ criteria: list, tieOrder: tieOrder.filter((id) => ids.has(id)) });
  };
  const move = (index: number, by: 1 | -1) => {
    const list = [...criteria];
    list.splice(index + by, 0, ...list.splice(index, 1));
    put(list);
  };
  return (
    <>
      <p className="-mt-1 mb-3 text-ink-3 text-sm text-pretty">{t('hint', { most: judgingLimits.criteria })}</p>
      <ol className="flex flex-col gap-3">
        {criteria.map((criterion, index) => (
          <li key={criterion.id} className="rounded-md border border-line bg-surface px-4 pt-4 pb-3">
            <CriterionFields
              {...{ edited, criterion, index }}
              isLast={index === criteria.length - 1}
              onChange={(part) =>
                put(criteria.map((other) => (other === criterion ? { ...criterion, ...part } : other)))
              }
              onMove={(by) => move(index, by)}
              onRemove={() => put(criteria.filter((other) => other !== criterion))}
            />
          </li>
        ))}
      </ol>
      {criteria.length > 0 && <WeightSum criteria={criteria} onSpread={() => put(spreadEvenly(criteria))} />}
      {error && <p className="pt-1 text-danger text-sm">{error}</p>}
      {criteria.length < judgingLimits.criteria && (
        <button
          type="button"
          aria-invalid={error ? true : undefined}
          onClick={() => put([...criteria, newCriterion(criteria)])}
          className={`${criteria.length > 0 ? 'mt-2' : ''} ${buttonClass('line')}`}
        >
          {t('add')}
        </button>
      )}
    </>
  );
}

/** It takes what the others leave of the whole. */
const newCriterion = (others: readonly EditedCriterion[]): EditedCriterion => ({
  ...{ id: newId(), nameZh: '', nameEn: '', hintZh: '', hintEn: '' },
  weight: Math.max(1, 100 - weightOf(others)),
});

interface WeightSumProps {
  criteria: readonly EditedCriterion[];
  onSpread(): void;
}

function WeightSum({ criteria, onSpread }: WeightSumProps) {
  const t = useTranslations('judgingDesk.criteria');
  const sum = weightOf(criteria);
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <p role="status" className={`tabular-nums ${sum === 100 ? 'text-ok' : 'text-danger'}`}>
        <span className="font-semibold">{t('sum', { sum })}</span> {sum < 100 && t('lacks', { count: 100 - sum })}
        {sum > 100 && t('over', { count: sum - 100 })}
      </p>
      {sum !== 100 && criteria.length > 1 && (
        <button type="button" onClick={onSpread} className={buttonClass('line', 'row')}>
          {t('even')}
        </button>
      )}
    </div>
  );
}
