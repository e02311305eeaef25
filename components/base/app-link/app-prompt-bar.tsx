'use client';

import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { useSessionStore } from '@/lib/platform/client/session-store';
import type { AppOffer } from './card-app-banner';
import { OpenAppButton } from './open-app-button';

/** The overlay: the open-app button, and the close button. */
export function AppPromptBar({ ways, words }: Pick<AppOffer, 'ways' | 'words'>) {
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
