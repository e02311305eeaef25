'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useId } from 'react';
import { FormField, noteOf } from '@/components/ui/form-field';

interface BioFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  /** Characters that it has, and may have. */
  length: number;
  max: number;
  hint: string | undefined;
  error: string | undefined;
}

/** The bio, with a counter. */
export function BioField({ length, max, hint, error, ...textarea }: BioFieldProps) {
  const t = useTranslations('settings.profile');
  const id = useId();
  return (
    <div className="relative">
      <FormField id={id} label={t('bio')} hint={hint} error={error}>
        <textarea
          {...textarea}
          id={id}
          rows={5}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${noteOf(id)} ${id}-count`}
          className="block field-sizing-content min-h-32 w-full rounded-md border border-line bg-surface px-4 py-3 text-lg focus-visible:outline-offset-0 aria-invalid:border-danger"
        />
      </FormField>
      <p
        id={`${id}-count`}
        className={`absolute top-0 right-0 text-sm tabular-nums ${length > max ? 'text-danger' : 'text-ink-3'}`}
      >
        <span className="sr-only">{t('bioCount', { length, max })}</span>
        <span aria-hidden="true">
          {length}/{max}
        </span>
      </p>
    </div>
  );
}
