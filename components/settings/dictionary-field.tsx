'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { FormField, noteOf } from '@/components/ui/form-field';
import { industriesQuery, professionsQuery } from '@/lib/person/client/dictionary';
import type { ProfileValues } from './profile-values';

interface DictionaryFieldProps {
  control: Control<ProfileValues, unknown, unknown>;
  name: 'industry' | 'profession';
  error: string | undefined;
}

/** The industry or the profession, by its dictionary. Should that not come, opening the list asks again. */
export function DictionaryField({ control, name, error }: DictionaryFieldProps) {
  const t = useTranslations('settings.profile');
  const id = useId();
  const { field } = useController({ control, name });
  const industries = useQuery({ ...industriesQuery, enabled: name === 'industry' });
  const professions = useQuery({ ...professionsQuery, enabled: name === 'profession' });
  const { data: entries = [], isError, refetch } = name === 'industry' ? industries : professions;
  const isKnown = field.value === '' || entries.some((entry) => entry.id === field.value);
  return (
    <FormField id={id} label={t(name)} error={error ?? (isError ? t('listFailed') : undefined)}>
      <select
        {...field}
        id={id}
        onFocus={() => isError && refetch()}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteOf(id)}
        className="h-12 w-full rounded-md border border-line bg-surface px-3.5 text-lg focus-visible:outline-offset-0 aria-invalid:border-danger"
      >
        <option value="">{t('none')}</option>
        {!isKnown && <option value={field.value}>{t('coming')}</option>}
        {entries.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {entry.name}
          </option>
        ))}
      </select>
    </FormField>
  );
}
