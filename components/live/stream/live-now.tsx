'use client';

import { createContext, type ReactNode, use } from 'react';
import { useBroadcastNow } from '@/lib/live/broadcast/client/broadcasts';
import type { BroadcastDetail, BroadcastNow } from '@/lib/live/broadcast/contract';

const LiveNowContext = createContext<BroadcastNow | null>(null);

/** Asks what a broadcast is now, once for all parts of its watch page. */
export function LiveNowProvider({ broadcast, children }: { broadcast: BroadcastDetail; children: ReactNode }) {
  return <LiveNowContext value={useBroadcastNow(broadcast)}>{children}</LiveNowContext>;
}

/** What the broadcast of the watch page is now. Throws outside of one. */
export function useLiveNow(): BroadcastNow {
  const now = use(LiveNowContext);
  if (!now) throw new TypeError('There is no broadcast around this part.');
  return now;
}
