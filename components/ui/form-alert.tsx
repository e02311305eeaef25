import type { ReactNode } from 'react';

/** What went wrong with a form as a whole, above its button. It is read out when it comes, and its room is there before. */
export function FormAlert({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className="flex min-h-6 flex-wrap items-baseline gap-x-2 text-sm text-danger">
      {children}
    </div>
  );
}
