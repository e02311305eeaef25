'use client';

import { useEffect, useEffectEvent } from 'react';
import { type EntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { inOwnApp } from '@/lib/platform/client/host';
import { useRouter } from '@/lib/platform/i18n/use-navigation';

/**
 * Redirects to the missing step when a page in the middle of a flow is opened too early: `find` returns its path, null
 * for none. Checks once, since the flow is also cleared at its end, while the target is loading. The own app has a
 * login of its own.
 */
export function useMissingStep(find: (flow: EntryFlow) => string | null): void {
  const router = useRouter();
  const look = useEffectEvent(() => {
    const step = inOwnApp() ? null : find(readEntryFlow());
    if (step) router.replace(step);
  });
  useEffect(() => look(), []);
}

/** Redirects to the login if the flow has not come this far. See {@link useMissingStep}. */
export function useFlowOrLogin(hasComeHere: (flow: EntryFlow) => boolean): void {
  useMissingStep((flow) => (hasComeHere(flow) ? null : '/login'));
}
