'use client';

import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/text-field';

interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'inputMode'> {
  /** Null for nothing written. */
  value: number | null;
  onChange(value: number | null): void;
}

/** A whole number. What is no digit does not come into the field. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={value ?? ''}
      onChange={({ target }) => {
        const digits = target.value.normalize('NFKC').replace(/\D/g, '').slice(0, 5);
        onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
