'use client';

import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { isAppPage } from '@/lib/app-link/rules/app-pages';
import { currentHost } from '@/lib/platform/client/host';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { usePathname } from '@/lib/platform/i18n/use-navigation';
import type { AppOffer } from './card-app-banner';
import { OpenAppButton } from './open-app-button';

/**
 * The app-open banner at the bottom (specification section 4), shown until closed. It lies over the page, below where
 * messages come, and comes once the browser has said what it is.
 */
export function AppPrompt({ ways, hosts, words }: AppOffer) {
  const host = useSyncExternalStore(never, currentHost, () => null);
  const isOpen = useSessionStore((state) => state.open_app_status);
  const isAbout = isAppPage(usePathname());
  if (isAbout || !isOpen || !host || !hosts.includes(host)) return null;
  return (
    <section
      aria-label={words.prompt.label}
      data-floats=""
      className="pointer-events-none fixed inset-x-0 bottom-[calc(16px+max(var(--dock),env(safe-area-inset-bottom)))] z-6 grid grid-cols-[1fr_auto_1fr] transition-opacity *:pointer-events-auto starting:opacity-0"
    >
      <OpenAppButton ways={ways} words={words} className={`col-start-2 ${buttonClass('accent')}`} />
      <button
        type="button"
        aria-label={words.prompt.close}
        onClick={() => useSessionStore.setState({ open_app_status: false })}
        className="grid size-11 place-items-center"
      >
        <span className="grid size-8 place-items-center rounded-full border border-line bg-surface">
          <Icon name="close" className="size-4" />
        </span>
      </button>
    </section>
  );
}

const never = () => () => {};
