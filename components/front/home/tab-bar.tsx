'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { moveTabFocus, tabClass } from '@/components/ui/tab-keys';
import { useOwnApp } from '@/components/ui/use-own-app';
import { Link } from '@/lib/platform/i18n/link';
import { defaultTab, discover, type ListTab, listTabs } from './tabs';

interface TabBarProps {
  selected: ListTab['index'];
  onSelect(index: ListTab['index']): void;
  ref: Ref<HTMLElement>;
}

/**
 * The four tabs as links, which work without JavaScript. Arrow keys move between the tabs, Enter and Space press the
 * one that has the focus.
 */
export function TabBar({ selected, onSelect, ref }: TabBarProps) {
  const t = useTranslations('home.tabs');
  const ownApp = useOwnApp();
  return (
    <nav ref={ref} aria-label={t('label')} className="sticky top-head z-4 scroll-mt-head bg-paper">
      <div className="wrap">
        <div className="border-b border-line">
          <div className="rail -mx-gutter scroll-px-gutter gap-5 px-gutter md:gap-6.5">
            <Link href={discover.href} className={tabClass}>
              {t(discover.name)}
            </Link>
            <div role="tablist" aria-label={t('label')} className="flex gap-5 md:gap-6.5" onKeyDown={moveTabFocus}>
              {listTabs.map(({ index, name, href }) => (
                <Link
                  key={name}
                  id={`tab-${name}`}
                  role="tab"
                  aria-selected={index === selected}
                  // The other panels are not in the page.
                  aria-controls={index === selected ? `panel-${name}` : undefined}
                  tabIndex={index === selected ? 0 : -1}
                  href={href}
                  target={index === defaultTab || ownApp ? undefined : '_blank'}
                  className={tabClass}
                  onClick={(event) => {
                    if (index === defaultTab || ownApp) event.preventDefault();
                    onSelect(index);
                  }}
                >
                  {t(name)}
                </Link>
              ))}
            </div>
          </div>
        </div>
      </div>
    </nav>
  );
}
