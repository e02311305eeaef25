'use client';

import { useEffect, useEffectEvent } from 'react';
import { type EntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { inOwnApp } from '@/lib/platform/client/host';
import { useRouter } from '@/lib/platform/i18n/use-navigation';

/**
 * Leads to the step that is missing who opens a page in the middle of a flow that has not come so far: `find` names it by
 * its path, null for none. Looks once: the flow is also forgotten on arrival, which the visitor is then already on the
 * way to. The own app has a login of its own.
 */
export function useMissingStep(find: (flow: EntryFlow) => string | null): void {
  const router = useRouter();
  const look = useEffectEvent(() => {
    const step = inOwnApp() ? null : find(readEntryFlow());
    if (step) router.replace(step);
  });
  useEffect(() => look(), []);
}

/** Leads to the login who has not come so far. See {@link useMissingStep}. */
export function useFlowOrLogin(hasComeHere: (flow: EntryFlow) => boolean): void {
  useMissingStep((flow) => (hasComeHere(flow) ? null : '/login'));
}
