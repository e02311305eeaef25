'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { DictionaryField } from '@/components/people/person/card-dictionary-field';
import { ChipField } from '@/components/ui/chip-field';
import { FormCheckbox } from '@/components/ui/form-checkbox';
import { workLimits } from '@/lib/works/work/codes';
import { CategoryField } from './category-field';
import { useRuleOf } from './edit-rules';
import type { EditedWork } from './edit-work-state';

/** Facts of a work: tags, originality, software, classification. */
export function EditFacts({ work }: { work: EditedWork }) {
  const t = useTranslations('workEdit.fields');
  const ruleOf = useRuleOf(work);
  const { values, change, isReadOnly } = work;
  const words = { none: t('none'), coming: t('coming'), failed: t('listFailed') };
  const chips = { isReadOnly, removeLabel: (name: string) => t('remove', { name }), keyOf: chipKey };
  return (
    <div className="flex flex-col gap-3">
      <ChipField
        {...chips}
        label={t('tags')}
        chips={values.tags}
        onChange={(tags) => change({ tags })}
        most={workLimits.tags}
        maxLength={workLimits.tag * 2}
        hint={t('tagsHint', { count: workLimits.tags })}
        fullHint={t('tagsFull', { count: workLimits.tags })}
        error={ruleOf('tags')}
      />
      <Original work={work} error={ruleOf('isOriginal')} />
      <div>
        <FormCheckbox
          checked={values.isMadeWithAi}
          disabled={isReadOnly}
          onChange={(event) => change({ isMadeWithAi: event.target.checked })}
        >
          {t('ai')}
        </FormCheckbox>
        <FormCheckbox
          checked={values.isDownloadable}
          disabled={isReadOnly}
          onChange={(event) => change({ isDownloadable: event.target.checked })}
        >
          {t('download')}
        </FormCheckbox>
      </div>
      <CategoryField
        value={values.category}
        onChange={(category) => change({ category })}
        error={ruleOf('category')}
        disabled={isReadOnly}
      />
      {(['industry', 'profession'] as const).map((name) => (
        <DictionaryField
          key={name}
          name={name}
          value={values[name]}
          onChange={(value) => change({ [name]: value })}
          words={{ ...words, label: t(name) }}
          error={ruleOf(name)}
          disabled={isReadOnly}
        />
      ))}
      <ChipField
        {...chips}
        label={t('software')}
        chips={values.software}
        onChange={(software) => change({ software })}
        most={workLimits.software}
        maxLength={workLimits.softwareName * 2}
        hint={t('softwareHint', { count: workLimits.software })}
        fullHint={t('softwareFull', { count: workLimits.software })}
        error={ruleOf('software')}
      />
    </div>
  );
}

/** Tags that differ only by case or width count as one, as on the server. */
const chipKey = (name: string) => name.normalize('NFKC').toLowerCase().trim();

function Original({ work, error }: { work: EditedWork; error: string | undefined }) {
  const t = useTranslations('workEdit.fields');
  const note = useId();
  return (
    <fieldset aria-describedby={note} disabled={work.isReadOnly}>
      <legend className="mb-1.5 text-sm font-semibold">{t('isOriginal')}</legend>
      <div className="flex flex-wrap gap-2">
        {(['true', 'false'] as const).map((value) => (
          <label
            key={value}
            className="flex min-h-11 items-center rounded-full border border-line px-5 has-checked:border-ink has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="isOriginal"
              required
              checked={work.values.isOriginal === value}
              onChange={() => work.change({ isOriginal: value })}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            {t(value === 'true' ? 'original' : 'notOriginal')}
          </label>
        ))}
      </div>
      <p id={note} className="min-h-4.5 pt-1 text-sm text-danger">
        {error}
      </p>
    </fieldset>
  );
}
