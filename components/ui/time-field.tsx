'use client';

import { useId } from 'react';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { type FieldWords, FormField, noteOf } from './form-field';

interface TimeFieldProps extends FieldWords {
  /** ISO 8601 with zone; empty for none. */
  value: string;
  onChange(value: string): void;
}

/** A point in time, picked and shown in Beijing time, whatever the time zone of the machine. */
export function TimeField({ value, onChange, label, hint, error }: TimeFieldProps) {
  const id = useId();
  const shown = value ? formatDate(Date.parse(value), { withTime: true }).replace(' ', 'T') : '';
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        type="datetime-local"
        value={shown}
        onChange={({ target }) => onChange(target.value ? `${target.value.slice(0, 16)}:00.000+08:00` : '')}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteOf(id)}
        className="h-12 w-full rounded-md border border-line bg-surface px-3.5 text-lg focus-visible:outline-offset-0 aria-invalid:border-danger"
      />
    </FormField>
  );
}
