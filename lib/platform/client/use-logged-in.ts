import { useSyncExternalStore } from 'react';
import { isLoggedIn } from './logged-in';
import { useSessionStore } from './session-store';

/**
 * Whether somebody is logged in, for what only they see on a page that is the same for everybody: false on the server
 * and until the browser has taken the page over.
 */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(useSessionStore.subscribe, isLoggedIn, () => false);
}
