'use client';

import { useSyncExternalStore } from 'react';
import { loading } from '@/lib/platform/client/loading';

/** The loading indicator: a line at the top while requests run and 600 ms after. It is out of the layout. */
export function LoadingBar({ label }: { label: string }) {
  const shown = useSyncExternalStore(loading.subscribe, loading.isShown, loading.isShownOnServer);
  if (!shown) return null;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      <div
        role="progressbar"
        aria-label={label}
        className="h-full origin-left scale-x-95 bg-accent transition-transform duration-[4s] starting:scale-x-0"
      />
    </div>
  );
}
