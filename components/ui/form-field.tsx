import type { ReactNode } from 'react';

/** What every field of a form has around it. */
export interface FieldWords {
  label: string;
  /** How to fill it in; gives way to the error. */
  hint?: string | undefined;
  /** What is wrong with it, in the place of the hint. */
  error?: string | undefined;
}

interface FormFieldProps extends FieldWords {
  /** Of the input, which is described by {@link noteOf} it. */
  id: string;
  children: ReactNode;
}

/** The id of the line below an input, for its `aria-describedby`. */
export const noteOf = (id: string) => `${id}-note`;

/** A label, an input, and a line below that keeps its room, so that nothing moves when an error comes. */
export function FormField({ id, label, hint, error, children }: FormFieldProps) {
  return (
    <div>
      <label htmlFor={id} id={`${id}-label`} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children}
      <p id={noteOf(id)} className={`min-h-4.5 pt-1 text-sm ${error ? 'text-danger' : 'text-ink-3'}`}>
        {error ?? hint}
      </p>
    </div>
  );
}
