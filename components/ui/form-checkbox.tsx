'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { noteOf } from './form-field';

interface FormCheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'children'> {
  error?: string | undefined;
  /** The statement to agree to; may contain links. */
  children: ReactNode;
}

/** A checkbox with its label beside it and its error below. */
export function FormCheckbox({ error, children, ...input }: FormCheckboxProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-start gap-2.5">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={noteOf(id)}
          className="mt-3 size-5 shrink-0 accent-accent"
        />
        <label htmlFor={id} className="py-3 text-sm leading-5 text-ink-2">
          {children}
        </label>
      </div>
      <p id={noteOf(id)} className="min-h-4.5 text-sm text-danger">
        {error}
      </p>
    </div>
  );
}
