'use client';

import { useEffect } from 'react';
import { inOwnApp } from '@/lib/platform/client/host';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { signOut } from '@/lib/platform/client/sign-out';
import { readStored, writeStored } from '@/lib/platform/client/storage';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

/**
 * Restores the browser's stored login from its cookie (DESIGN 8): the page was rendered for the cookie's person, so
 * calls must use the same session. Needed when the storage was cleared, or another person logged in.
 */
export function AdoptSession({ token }: { token: string }) {
  useEffect(() => {
    const stored = readStored('auth_token');
    if (inOwnApp() || (stored === token && isLoggedIn())) return;
    // The store and the query cache may hold another person's data.
    if (stored !== null && stored !== token) signOut();
    writeStored('auth_token', token);
    writeStored('isLogin', true);
    useSessionStore.setState({ isLogin: true });
    const asking = new AbortController();
    importWithTimeout(() => import('@/lib/people/person/client/own-account'), 'own-account')
      .then(({ renewOwnAccount }) => renewOwnAccount(asking.signal))
      .catch((error: unknown) => console.warn('The avatar stays as it was', error));
    return () => asking.abort();
  }, [token]);
  return null;
}
