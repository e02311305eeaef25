'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { TextField } from '@/components/ui/text-field';
import { contestLimits } from '@/lib/events/contest/codes';
import { languageNames } from '@/lib/platform/shared/language';
import type { CategoryProps } from './edit-category-props';
import { EditFees } from './edit-fees';
import { EditPlace } from './edit-place';
import { useRuleOf } from './edit-rules';
import { modeChoiceOf, modeChoices, modesOf } from './edit-values';

/** All that is said of a category. */
export function CategoryFields(props: CategoryProps) {
  const { contest, category, index, onChange } = props;
  const t = useTranslations('contestDesk.categories');
  const ruleOf = useRuleOf(contest);
  return (
    <>
      <div className="grid gap-x-5 gap-y-1 md:grid-cols-2">
        {(['nameZh', 'nameEn'] as const).map((name) => (
          <EditPlace key={name} path={`categories.${index}.${name}`}>
            <TextField
              label={t(name)}
              hint={t('nameHint', { most: contestLimits.categoryName })}
              lang={languageNames[name === 'nameZh' ? 'zh' : 'en'].html}
              autoComplete="off"
              error={ruleOf(`categories.${index}.${name}`)}
              value={category[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          </EditPlace>
        ))}
      </div>
      <Modes {...props} />
      <EditFees {...props} />
    </>
  );
}

/** Who enters: one person, a team, or either. */
function Modes({ category, onChange }: CategoryProps) {
  const t = useTranslations('contestDesk.categories');
  const name = useId();
  return (
    <fieldset className="mb-2">
      <legend className="mb-0.5 font-semibold text-sm">{t('who')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {modeChoices.map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name={name}
              checked={modeChoiceOf(category.modes) === choice}
              onChange={() => onChange({ modes: modesOf(choice) })}
              className="size-5 accent-accent"
            />
            {t(`modes.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
