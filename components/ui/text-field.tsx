'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { type FieldWords, FormField, noteOf } from './form-field';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'>, FieldWords {
  /** In the box before the text, such as a button. */
  before?: ReactNode;
  after?: ReactNode;
}

/**
 * A text of one line. Takes the props of an input (`type`, `inputMode`, `autoComplete`, what a form registers). Its
 * font size keeps iOS from zooming in.
 */
export function TextField({ label, hint, error, before, after, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      <div className="flex h-12 items-center rounded-md border border-line bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent has-[input[aria-invalid]]:border-danger">
        {before}
        <input
          type="text"
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteOf(id)}
          className="h-full w-full min-w-0 rounded-md bg-transparent px-4 text-lg outline-none placeholder:text-ink-3"
        />
        {after}
      </div>
    </FormField>
  );
}
