'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { isAppPage, isPayPage } from '@/lib/base/app-link/rules/app-pages';
import { currentHost } from '@/lib/platform/client/host';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { usePathname } from '@/lib/platform/i18n/use-navigation';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import type { AppOffer } from './card-app-banner';

/**
 * The app-open banner at the bottom (specification section 4), shown until closed. It overlays the page, below the
 * toasts, and shows once the host is detected; hosts without an app do not load it.
 */
export function AppPrompt({ ways, hosts, words }: AppOffer) {
  const host = useSyncExternalStore(never, currentHost, () => null);
  const isOpen = useSessionStore((state) => state.open_app_status);
  const path = usePathname();
  const [Bar, setBar] = useState<ComponentType<Pick<AppOffer, 'ways' | 'words'>> | null>(null);
  const isShown = !isAppPage(path) && !isPayPage(path) && isOpen && host !== null && hosts.includes(host);
  useEffect(() => {
    if (!isShown) return;
    importWithTimeout(() => import('./app-prompt-bar'), 'app-prompt').then(
      (loaded) => setBar(() => loaded.AppPromptBar),
      // A failure can be ignored: the next page offers it again.
      () => undefined,
    );
  }, [isShown]);
  return isShown && Bar && <Bar ways={ways} words={words} />;
}

const never = () => () => {};
