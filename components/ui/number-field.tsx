'use client';

import { type ComponentProps, useState } from 'react';
import { fenOf } from '@/lib/platform/shared/format/yuan';
import { TextField } from './text-field';

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
        const digits = target.value.normalize('NFKC').replace(/\D/g, '').slice(0, 9);
        onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}

/** A sum in fen, written in yuan. */
export function PriceField({ value, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => inYuan(value));
  // Other values may have replaced what was typed.
  const text = readYuan(typed) === value ? typed : inYuan(value);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      before={<span className="pl-4 text-ink-3">¥</span>}
      value={text}
      onChange={({ target }) => {
        const [written] = /^\d{0,7}(?:\.\d{0,2})?/.exec(target.value.normalize('NFKC').replace(/[^\d.]/g, '')) ?? [''];
        setTyped(written);
        onChange(readYuan(written));
      }}
    />
  );
}

const inYuan = (fen: number | null) => (fen === null ? '' : String(fen / 100));

/** Also while its decimals are being written: `12.` */
const readYuan = (text: string) => fenOf(text.replace(/\.$/, ''));
