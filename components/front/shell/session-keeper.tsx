'use client';

import { useEffect } from 'react';
import { pageLanguage } from '@/lib/platform/client/page-language';
import { clearSession, restoreSession, saveSession, useSessionStore } from '@/lib/platform/client/session-store';
import { onSignOut } from '@/lib/platform/client/sign-out';
import { languageNames } from '@/lib/platform/shared/language';

/**
 * Restores the session store at start and saves it whenever the page is hidden or left (specification section 4).
 * Rendered before the store's users, so that their effects find it restored.
 */
export function SessionKeeper() {
  useEffect(() => {
    restoreSession();
    useSessionStore.setState({ language: languageNames[pageLanguage()].state });
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') saveSession();
    };
    const forget = onSignOut(clearSession);
    window.addEventListener('pagehide', saveSession);
    window.addEventListener('beforeunload', saveSession);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      saveSession();
      forget();
      window.removeEventListener('pagehide', saveSession);
      window.removeEventListener('beforeunload', saveSession);
      document.removeEventListener('visibilitychange', saveHidden);
    };
  }, []);
  return null;
}
