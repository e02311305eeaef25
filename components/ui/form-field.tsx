import type { ReactNode } from 'react';

/** The texts around a field of a form. */
export interface FieldWords {
  label: string;
  /** How to fill it in; replaced by the error. */
  hint?: string | undefined;
  /** The error, in place of the hint. */
  error?: string | undefined;
}

interface FormFieldProps extends FieldWords {
  /** Id of the input, which is described by {@link noteOf} it. */
  id: string;
  children: ReactNode;
}

/** The id of the line below an input, for its `aria-describedby`. */
export const noteOf = (id: string) => `${id}-note`;

/** A label, an input, and a line below with reserved space, so that an error causes no layout shift. */
export function FormField({ id, label, hint, error, children }: FormFieldProps) {
  return (
    <div>
      <label htmlFor={id} id={`${id}-label`} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children}
      <p
        id={noteOf(id)}
        className={`min-h-4.5 pt-1 text-sm ${hint ? 'pb-2' : ''} ${error ? 'text-danger' : 'text-ink-3'}`}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
