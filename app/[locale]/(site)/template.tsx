import type { ReactNode } from 'react';

/**
 * Mounted again for each marketing page, so that CSS alone animates it. The page may sleep until it is touched (ADR
 * 13).
 */
export default function SiteTemplate({ children }: { children: ReactNode }) {
  return (
    <div className="slide-in" data-sleeps="touched">
      {children}
    </div>
  );
}
