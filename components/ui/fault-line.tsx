import type { ReactNode } from 'react';

/** What is wrong where no field can take the focus: it takes it itself, as the first of what a form has refused. */
export function FaultLine({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a refused form moves the focus to what is wrong in it
    <p tabIndex={0} aria-invalid className={`text-danger text-sm text-pretty ${className}`}>
      {children}
    </p>
  );
}
