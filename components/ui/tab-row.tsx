'use client';

import { type ReactNode, type Ref, useRef } from 'react';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';
import { Link } from '@/lib/platform/i18n/link';
import type { Tab } from './tab';
import { moveTabFocus, tabClass } from './tab-keys';

interface TabRowProps<Name extends string> {
  ref: Ref<HTMLDivElement>;
  /** Prefix of the ids of the tabs and their panels. */
  id: string;
  tabs: readonly Tab<Name>[];
  selected: Name;
  label: string;
  words: Record<Name, string>;
  /** What stands after the word of a tab, such as how much there is new. */
  marks?: Record<Name, ReactNode> | undefined;
  isColumn?: boolean | undefined;
  addressOf(tab: Tab<Name>): string;
  onSelect(tab: Tab<Name>): void;
}

/** A sticky row of tabs. They are links, so that each can be opened elsewhere and shared. */
export function TabRow<Name extends string>(props: TabRowProps<Name>) {
  const { ref, id, tabs, selected, label, words, marks, isColumn, addressOf, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffectOn(selected, () => showSelected(list.current));
  return (
    <div ref={ref} className="sticky top-head z-4 bg-paper">
      <div className="wrap">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={moveTabFocus}
          className={`rail gap-5 border-line border-b md:gap-6.5 ${isColumn ? 'max-md:-mx-gutter max-md:px-gutter md:mx-auto md:max-w-180' : '-mx-gutter px-gutter'}`}
        >
          {tabs.map((tab) => (
            <Link
              key={tab.name}
              id={`${id}tab-${tab.name}`}
              role="tab"
              aria-selected={tab.name === selected}
              // The other panels are not in the page.
              aria-controls={tab.name === selected ? `${id}panel-${tab.name}` : undefined}
              tabIndex={tab.name === selected ? 0 : -1}
              href={addressOf(tab)}
              className={tabClass}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onSelect(tab);
              }}
            >
              {words[tab.name]}
              {marks?.[tab.name]}
            </Link>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Brings the selected tab to the middle of a row that is wider than the screen; the page itself must not scroll. */
function showSelected(list: HTMLElement | null) {
  const tab = list?.querySelector('[aria-selected="true"]');
  if (!list || !tab) return;
  const [row, its] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += (its.left + its.right - row.left - row.right) / 2;
}
