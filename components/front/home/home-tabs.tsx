'use client';

import { useTranslations } from 'next-intl';
import { Activity, type ReactNode, useRef } from 'react';
import { useKeptState } from '@/lib/platform/client/use-kept-state';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { ActivityList } from './activity-list';
import { Subscription } from './subscription';
import { TabBar } from './tab-bar';
import { defaultTab, type ListTab, listTabs } from './tabs';
import { TopicList } from './topic-list';
import { useNamedTab } from './use-named-tab';

type Index = ListTab['index'];

/**
 * The tabs of the home page and their lists. A list keeps its pages and its scroll position, after another tab as after
 * another screen.
 */
export function HomeTabs({ firstVideos }: { firstVideos: Page<VideoItem> }) {
  const t = useTranslations('home.tabs');
  const bar = useRef<HTMLElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useKeptState<Index>('home tab', defaultTab);
  const [places, setPlaces] = useKeptState<Partial<Record<Index, number>>>('home places', {});
  const place = useRef<number | null>(null);
  useNamedTab(bar, setSelected);

  function select(index: Index) {
    if (index === selected) return;
    // A list that opens for the first time starts below the tab bar, which sticks to the top.
    const passed = Math.min(0, topOf(lists) - bottomOf(bar));
    place.current = places[index] ?? window.scrollY + passed;
    setPlaces({ ...places, [selected]: window.scrollY });
    setSelected(index);
  }

  // The list must be laid out before its scroll position can be restored.
  useLayoutEffectOn(selected, () => {
    if (place.current !== null) window.scrollTo({ top: place.current, behavior: 'instant' });
    place.current = null;
  });

  const panels: Record<ListTab['name'], ReactNode> = {
    subscription: <Subscription first={firstVideos} />,
    channels: <TopicList />,
    activities: <ActivityList />,
  };
  return (
    <>
      <TabBar ref={bar} selected={selected} onSelect={select} />
      {/* Switching lists must not move the page, and a short list must leave room for the scroll position. */}
      <div ref={lists} className="min-h-dvh [overflow-anchor:none] [&_:is(a,button)]:scroll-mt-28">
        {listTabs.map(({ index, name }) => (
          <Activity key={name} mode={index === selected ? 'visible' : 'hidden'}>
            <section role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} className="wrap pt-5">
              <h2 className="sr-only">{t(name)}</h2>
              {panels[name]}
            </section>
          </Activity>
        ))}
      </div>
    </>
  );
}

function topOf(element: { current: Element | null }): number {
  return element.current?.getBoundingClientRect().top ?? 0;
}

function bottomOf(element: { current: Element | null }): number {
  return element.current?.getBoundingClientRect().bottom ?? 0;
}
