import type { ReactNode } from 'react';

/** Made anew for each marketing page, so that it slides in by style alone. It may sleep until it is touched (ADR 13). */
export default function SiteTemplate({ children }: { children: ReactNode }) {
  return (
    <div className="slide-in" data-sleeps="touched">
      {children}
    </div>
  );
}
