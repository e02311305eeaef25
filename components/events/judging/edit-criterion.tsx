'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { NumberField } from '@/components/ui/number-field';
import { TextField } from '@/components/ui/text-field';
import { languageNames } from '@/lib/platform/shared/language';
import { useRuleOf } from './edit-rules';
import type { EditedRound } from './edit-state';
import type { EditedCriterion } from './edit-values';

interface CriterionFieldsProps {
  edited: EditedRound;
  criterion: EditedCriterion;
  index: number;
  isLast: boolean;
  onChange(part: Partial<EditedCriterion>): void;
  onMove(by: 1 | -1): void;
  onRemove(): void;
}

/** A criterion: its name and a hint for judges in both languages, and what it counts. */
export function CriterionFields(props: CriterionFieldsProps) {
  const { edited, criterion, index, onChange } = props;
  const t = useTranslations('judgingDesk.criteria');
  const ruleOf = useRuleOf(edited);
  return (
    <fieldset>
      <legend className="sr-only">{t('criterion', { place: index + 1 })}</legend>
      <div className="grid gap-x-5 md:grid-cols-2">
        {(['nameZh', 'nameEn', 'hintZh', 'hintEn'] as const).map((name) => (
          <TextField
            key={name}
            label={t(name)}
            lang={languageNames[name.endsWith('Zh') ? 'zh' : 'en'].html}
            autoComplete="off"
            error={ruleOf(`criteria.${index}.${name}`)}
            value={criterion[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <div className="w-30">
          <NumberField
            label={t('weight')}
            after={<span className="pr-4 text-ink-3">{t('percent')}</span>}
            error={ruleOf(`criteria.${index}.weight`)}
            value={criterion.weight}
            onChange={(weight) => onChange({ weight })}
          />
        </div>
        <CriterionButtons {...props} />
      </div>
    </fieldset>
  );
}

function CriterionButtons({ index, isLast, onMove, onRemove }: CriterionFieldsProps) {
  const t = useTranslations('judgingDesk.criteria');
  const button = (label: string, onPress: () => void, tone = '') => (
    <button type="button" onClick={onPress} className={`${tone} ${buttonClass('line', 'row')}`}>
      {label}
      <span className="sr-only"> {t('criterion', { place: index + 1 })}</span>
    </button>
  );
  return (
    <div className="flex flex-wrap gap-2 pb-4.5">
      {index > 0 && button(t('up'), () => onMove(-1))}
      {!isLast && button(t('down'), () => onMove(1))}
      {button(t('remove'), onRemove, 'text-danger')}
    </div>
  );
}
