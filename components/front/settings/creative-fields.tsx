'use client';

import { useTranslations } from 'next-intl';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import { ChipField } from '@/components/ui/chip-field';
import { profileLimits } from '@/lib/people/person/codes';
import { disciplines } from './disciplines';
import type { ProfileValues } from './profile-values';

interface CreativeFieldsProps {
  control: Control<ProfileValues, unknown, unknown>;
  errorOf(name: FieldPath<ProfileValues>): string | undefined;
}

const most = profileLimits.creativeFields;

/** Creative fields, at most three: typed, or suggested. */
export function CreativeFields({ control, errorOf }: CreativeFieldsProps) {
  const t = useTranslations('settings.profile');
  const names = useTranslations('settings.disciplines');
  const { field } = useController({ control, name: 'creativeFields' });
  const { value: fields } = field;
  const ofOne = fields.map((_, index) => errorOf(`creativeFields.${index}`)).find(Boolean);
  return (
    <ChipField
      label={t('creativeFields')}
      chips={fields}
      onChange={field.onChange}
      most={most}
      hint={t('creativeHint', { count: most })}
      fullHint={t('creativeFull', { count: most })}
      error={errorOf('creativeFields') ?? ofOne}
      removeLabel={(name) => t('remove', { name })}
      maxLength={profileLimits.text}
      inputRef={field.ref}
      onBlur={field.onBlur}
    >
      {(add) => (
        <ul aria-label={t('suggestions')} className="mt-1 flex flex-wrap gap-2">
          {disciplines
            .map((key) => names(key))
            .filter((name) => !fields.includes(name))
            .map((name) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => add(name)}
                  className="min-h-11 rounded-full border border-line px-4 text-sm text-ink-2 hover:border-ink-3"
                >
                  {name}
                </button>
              </li>
            ))}
        </ul>
      )}
    </ChipField>
  );
}
