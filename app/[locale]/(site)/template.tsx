import type { ReactNode } from 'react';

/** Made anew for each marketing page, so that it slides in by style alone. */
export default function SiteTemplate({ children }: { children: ReactNode }) {
  return <div className="slide-in">{children}</div>;
}
