import type { ReactNode } from 'react';

/** The error of a whole form, above its button. A live region with reserved space. */
export function FormAlert({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className="flex min-h-6 flex-wrap items-baseline gap-x-2 text-sm text-danger">
      {children}
    </div>
  );
}
