import type { ReactNode } from 'react';
import { buttonClass } from './button-class';

interface FormSubmitProps {
  /** The form is being sent. The button keeps the focus; the form itself prevents sending twice. */
  isPending: boolean;
  /** Its label meanwhile. */
  pendingLabel: string;
  children: ReactNode;
}

/** The submit button of a form. */
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
