'use client';

import { useTranslations } from 'next-intl';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { useRuleOf } from './edit-rules';
import type { EditedRound } from './edit-state';
import { useCriterionName } from './round-name';

/** The criteria that part entries of equal means, in the order in which they are chosen. */
export function EditTieOrder({ edited }: { edited: EditedRound }) {
  const t = useTranslations('judgingDesk.ties');
  const nameOf = useCriterionName();
  const ruleOf = useRuleOf(edited);
  const { criteria, tieOrder } = edited.typed;
  const error = tieOrder.map((_, index) => ruleOf(`tieOrder.${index}`)).find(Boolean) ?? ruleOf('tieOrder');
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold text-sm">{t('title')}</legend>
      <p className="mt-1 mb-2 text-ink-3 text-sm text-pretty">{t('text')}</p>
      <div className="flex flex-wrap gap-2">
        {criteria.map((criterion, index) => {
          const place = tieOrder.indexOf(criterion.id) + 1;
          const rest = tieOrder.filter((id) => id !== criterion.id);
          return (
            <ChoiceChip
              key={criterion.id}
              isPressed={place > 0}
              onPress={() => edited.change({ tieOrder: place > 0 ? rest : [...rest, criterion.id] })}
            >
              {place > 0 && (
                <span className="mr-1.5 font-semibold tabular-nums">
                  <span aria-hidden="true">{place}</span>
                  <span className="sr-only">{t('nth', { place })}</span>
                </span>
              )}
              <span className="max-w-60 truncate">{nameOf(criterion) || t('untitled', { place: index + 1 })}</span>
            </ChoiceChip>
          );
        })}
      </div>
      <p className={`min-h-4.5 pt-1 text-sm ${error ? 'text-danger' : 'text-ink-3'}`}>
        {error ?? (tieOrder.length === 0 && t('none'))}
      </p>
    </fieldset>
  );
}
