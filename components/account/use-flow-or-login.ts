'use client';

import { useEffect, useEffectEvent } from 'react';
import { type EntryFlow, readEntryFlow } from '@/lib/account/client/entry-flow';
import { inOwnApp } from '@/lib/platform/client/host';
import { useRouter } from '@/lib/platform/i18n/use-navigation';

/**
 * Leads to the login who opens a page in the middle of a flow that has not come so far. Looks once: the flow is also
 * forgotten on arrival, which the visitor is then already on the way to. The own app has a login of its own.
 */
export function useFlowOrLogin(hasComeHere: (flow: EntryFlow) => boolean): void {
  const router = useRouter();
  const look = useEffectEvent(() => {
    if (!inOwnApp() && !hasComeHere(readEntryFlow())) router.replace('/login');
  });
  useEffect(() => look(), []);
}
