import { useSyncExternalStore } from 'react';
import { isLoggedIn } from './logged-in';
import { useSessionStore } from './session-store';

/**
 * Whether a person is logged in, for parts of a public page that only they see: false on the server and before
 * hydration.
 */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(useSessionStore.subscribe, isLoggedIn, () => false);
}
