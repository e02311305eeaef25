'use client';

import { useTranslations } from 'next-intl';
import { type Control, useController } from 'react-hook-form';
import { DictionaryField as PersonDictionaryField } from '@/components/people/person/card-dictionary-field';
import type { ProfileValues } from './profile-values';

interface DictionaryFieldProps {
  control: Control<ProfileValues, unknown, unknown>;
  name: 'industry' | 'profession';
  error: string | undefined;
}

/** Select for the industry or profession. */
export function DictionaryField({ control, name, error }: DictionaryFieldProps) {
  const t = useTranslations('settings.profile');
  const { field } = useController({ control, name });
  const words = { label: t(name), none: t('none'), coming: t('coming'), failed: t('listFailed') };
  return (
    <PersonDictionaryField
      name={name}
      value={field.value}
      onChange={field.onChange}
      words={words}
      error={error}
      selectRef={field.ref}
      onBlur={field.onBlur}
    />
  );
}
