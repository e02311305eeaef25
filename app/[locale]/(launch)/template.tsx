import type { ReactNode } from 'react';

/** As that of marketing pages, without their sleep. */
export default function LaunchTemplate({ children }: { children: ReactNode }) {
  return <div className="slide-in">{children}</div>;
}
