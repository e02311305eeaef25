'use client';

import { type ComponentProps, useId } from 'react';
import { type FieldWords, FormField, noteOf } from '@/components/ui/form-field';

interface LongFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'>, FieldWords {
  /** It holds HTML. */
  isCode?: boolean;
}

/** A text of some lines. Takes what a textarea takes. */
export function LongField({ label, hint, error, isCode = false, ...area }: LongFieldProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteOf(id)}
        spellCheck={!isCode}
        className={`block w-full rounded-md border border-line bg-surface px-3.5 py-2.5 text-lg focus-visible:outline-offset-0 aria-invalid:border-danger ${isCode ? '[font-family:ui-monospace,monospace] pointer-fine:text-sm' : 'pointer-fine:text-base'}`}
      />
    </FormField>
  );
}
