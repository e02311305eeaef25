import type { ReactNode } from 'react';
import { buttonClass } from './button-class';

interface FormSubmitProps {
  /** The form is on its way. The button keeps the focus meanwhile; that the form is not sent twice is the form's care. */
  isPending: boolean;
  /** What it says meanwhile. */
  pendingLabel: string;
  children: ReactNode;
}

/** The one button of a form. */
export function FormSubmit({ isPending, pendingLabel, children }: FormSubmitProps) {
  return (
    <button
      type="submit"
      aria-disabled={isPending || undefined}
      className={`min-h-12 w-full text-lg aria-disabled:opacity-60 ${buttonClass('accent')}`}
    >
      {isPending ? pendingLabel : children}
    </button>
  );
}
