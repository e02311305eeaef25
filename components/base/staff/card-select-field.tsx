'use client';

import { type ComponentProps, useId } from 'react';
import { type FieldWords, FormField, noteOf } from '@/components/ui/form-field';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'>, FieldWords {
  options: readonly { value: string; label: string }[];
}

/** One of a few. Takes what a select takes, such as what a form registers. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      <select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteOf(id)}
        className="h-12 w-full rounded-md border border-line bg-surface px-3.5 text-lg focus-visible:outline-offset-0 aria-invalid:border-danger"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FormField>
  );
}
