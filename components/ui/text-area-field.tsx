'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { type FieldWords, FormField, noteOf } from './form-field';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'style'>, FieldWords {
  /** Its height in lines before it grows with its text. */
  rows: number;
  /** Number of characters; at the end of the label's line. */
  counter?: ReactNode;
  /** The text is too long. */
  isOver?: boolean;
  /** It holds HTML. */
  isCode?: boolean;
}

/** A multi-line text that grows with its content. Takes the props of a textarea. */
export function TextAreaField({
  label,
  hint,
  error,
  rows,
  counter,
  isOver = false,
  isCode = false,
  ...area
}: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className="relative">
      <FormField id={id} label={label} hint={hint} error={error}>
        <textarea
          {...area}
          id={id}
          rows={rows}
          // `field-sizing` ignores `rows`.
          style={{ minHeight: `calc(${rows}lh + 1.625rem)` }}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${noteOf(id)} ${id}-counter`}
          spellCheck={!isCode}
          className={`block field-sizing-content w-full rounded-md border border-line bg-surface px-4 py-3 text-lg focus-visible:outline-offset-0 aria-invalid:border-danger ${isCode ? 'max-h-[70dvh] [font-family:ui-monospace,monospace] pointer-fine:text-sm' : ''}`}
        />
      </FormField>
      <p
        id={`${id}-counter`}
        className={`absolute top-0 right-0 text-sm tabular-nums ${isOver ? 'text-danger' : 'text-ink-3'}`}
      >
        {counter}
      </p>
    </div>
  );
}
