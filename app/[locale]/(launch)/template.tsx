import type { ReactNode } from 'react';

/** Like the template of marketing pages, but the page does not sleep: it acts with its first script (ADR 13). */
export default function LaunchTemplate({ children }: { children: ReactNode }) {
  return (
    <div className="slide-in" data-sleeps="never">
      {children}
    </div>
  );
}
