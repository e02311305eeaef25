import type { ReactNode } from 'react';

/** The column of every screen about one order. */
export function PayColumn({ children }: { children: ReactNode }) {
  return (
    <div className="wrap pt-7 pb-16">
      <div className="mx-auto max-w-130">{children}</div>
    </div>
  );
}
