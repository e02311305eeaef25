'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FormField, noteOf } from '@/components/ui/form-field';
import { workCategories } from '@/lib/works/work/codes';
import type { EditValues } from './edit-values';

type Category = EditValues['category'];

interface CategoryFieldProps {
  /** Empty for none. */
  value: Category;
  onChange(value: Category): void;
  error: string | undefined;
  disabled: boolean;
}

/** The category of a work, by which others find it. */
export function CategoryField({ value, onChange, error, disabled }: CategoryFieldProps) {
  const t = useTranslations('workEdit.fields');
  const nameOf = useTranslations('workCategory');
  const id = useId();
  return (
    <FormField id={id} label={t('category')} hint={t('categoryHint')} error={error}>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as Category)}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteOf(id)}
        className="h-12 w-full rounded-md border border-line bg-surface px-3.5 text-lg focus-visible:outline-offset-0 aria-invalid:border-danger"
      >
        <option value="">{t('none')}</option>
        {workCategories.map((category) => (
          <option key={category} value={category}>
            {nameOf(category)}
          </option>
        ))}
      </select>
    </FormField>
  );
}
