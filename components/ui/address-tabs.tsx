'use client';

import { useSearchParams } from 'next/navigation';
import { Activity, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';
import { type Tab, tabOf } from './tab';
import { TabRow } from './tab-row';

interface AddressTabsProps<Name extends string> {
  tabs: readonly [Tab<Name>, ...Tab<Name>[]];
  /**
   * The tab in the HTML, and that of an address without the parameter. A cached page cannot know the address: there it is the
   * same for all.
   */
  initial: Name;
  /** The query parameter of the tab: `tabindex` on a creator's page. */
  parameter: string;
  /** The address of the page without the tab, and without language prefix. */
  path: string;
  label: string;
  words: Record<Name, string>;
  /** What stands after the word of a tab, such as how much there is new. */
  marks?: Record<Name, ReactNode>;
  /** They stand in the narrow column of a list that is read, not in the width of the page. */
  isColumn?: boolean;
  panels: Record<Name, ReactNode>;
}

/**
 * Tabs that the address names: opening it, going back to it and pressing a tab have the same effect. A press replaces
 * this page's history entry, so that going back leaves the page.
 */
export function AddressTabs<Name extends string>(props: AddressTabsProps<Name>) {
  const { tabs, initial, parameter, path, label, words, marks, isColumn = false, panels } = props;
  const [selected, setSelected] = useState(initial);
  const { bar, body, beforeChange } = usePlaceUnderBar(selected);
  const id = useId();

  function select({ name, value }: Tab<Name>) {
    beforeChange();
    setSelected(name);
    const address = new URL(location.href);
    address.searchParams.set(parameter, value);
    // Without a state object the router adopts the address. The hash with the language stays in it.
    history.replaceState(null, '', address);
  }

  const addressOf = ({ value }: Tab) => `${path}${path.includes('?') ? '&' : '?'}${parameter}=${value}`;
  return (
    <>
      <Suspense>
        <AddressWatch
          parameter={parameter}
          onValue={(value) => setSelected(value === null ? initial : tabOf(tabs, value))}
        />
      </Suspense>
      <TabRow {...{ ref: bar, id, tabs, selected, label, words, marks, isColumn, addressOf, onSelect: select }} />
      {/* Switching lists must not move the page. */}
      <div ref={body} className="min-h-[60dvh] [overflow-anchor:none]">
        {tabs.map(({ name }) => (
          <Activity key={name} mode={name === selected ? 'visible' : 'hidden'}>
            <section
              role="tabpanel"
              id={`${id}panel-${name}`}
              aria-labelledby={`${id}tab-${name}`}
              className="wrap pt-5 [&_:is(a,button)]:scroll-mt-28"
            >
              <div className={isColumn ? 'mx-auto max-w-180' : undefined}>
                <h2 className="sr-only">{words[name]}</h2>
                {panels[name]}
              </div>
            </section>
          </Activity>
        ))}
      </div>
    </>
  );
}

/** Reports the tab in the address, again after each change. Reads the query, hence the Suspense around it. */
function AddressWatch({ parameter, onValue }: { parameter: string; onValue(value: string | null): void }) {
  const value = useSearchParams().get(parameter);
  useEffectOn(value, onValue);
  return null;
}

/** A list that opens by a press starts below the tab bar, which sticks to the top. */
function usePlaceUnderBar(selected: string) {
  const bar = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);

  // The list must be laid out before its scroll position can be restored.
  useLayoutEffectOn(selected, () => {
    const bottom = bar.current?.getBoundingClientRect().bottom ?? 0;
    const top = body.current?.getBoundingClientRect().top ?? 0;
    if (isPressed.current && top < bottom) window.scrollBy({ top: top - bottom, behavior: 'instant' });
    isPressed.current = false;
  });

  const beforeChange = () => {
    isPressed.current = true;
  };
  return { bar, body, beforeChange };
}
