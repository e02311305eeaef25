'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Mark } from '@/components/ui/mark';
import type { StaffRole } from '@/lib/base/permission/contract';
import type { WaitingCount } from '@/lib/base/staff/contract';
import { Link } from '@/lib/platform/i18n/link';
import { ConsoleNav, type OpenSection } from './console-nav';

interface ConsoleFrameProps {
  sections: readonly OpenSection[];
  waiting: WaitingCount[];
  /** Who is logged in. */
  person: { nickname: string; role: StaffRole };
  /** Switches the language. */
  toggle: ReactNode;
  children: ReactNode;
}

/** The frame of every console page: a side bar on a laptop, on a phone a bar with a button that opens the same. */
export function ConsoleFrame({ sections, waiting, person, toggle, children }: ConsoleFrameProps) {
  const t = useTranslations('staff');
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <header className="sticky top-0 z-2 border-line bg-paper max-lg:border-b lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-r">
        <a
          href="#main"
          className="absolute top-1 left-2 z-1 -translate-y-20 rounded-full bg-ink px-4 py-2.5 text-paper focus:translate-y-0"
        >
          {t('skip')}
        </a>
        <div className="flex h-head-row items-center justify-between px-gutter lg:px-5">
          <Link href="/staff" className="flex min-h-11 items-center gap-2 font-semibold">
            <Mark className="size-4.5" />
            {t('name')}
          </Link>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="console-menu"
            aria-label={t('menu')}
            onClick={() => setOpen(!isOpen)}
            className="-mr-2.75 grid size-11 place-items-center lg:hidden"
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
          </button>
        </div>
        <div
          id="console-menu"
          className={`max-lg:max-h-[calc(100dvh-var(--spacing-head-row))] max-lg:overflow-y-auto max-lg:border-line max-lg:border-t max-lg:px-3 max-lg:py-3 lg:flex lg:grow lg:flex-col lg:justify-between lg:px-2.5 lg:pb-4 ${isOpen ? '' : 'max-lg:hidden'}`}
        >
          <ConsoleNav sections={sections} waiting={waiting} onGo={() => setOpen(false)} />
          <div className="mt-4 flex flex-col gap-1 border-line border-t px-2.5 pt-3 text-sm">
            <p className="min-w-0">
              <span className="block truncate font-semibold">{person.nickname}</span>
              <span className="text-ink-3">{t(`roles.${person.role}`)}</span>
            </p>
            <div className="flex items-center justify-between gap-3">
              <Link href="/" className="flex min-h-11 items-center text-ink-2 hover:text-ink">
                {t('toSite')}
              </Link>
              {toggle}
            </div>
          </div>
        </div>
      </header>
      <main id="main" className="min-w-0">
        {children}
      </main>
    </div>
  );
}
