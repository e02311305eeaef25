import { type RefObject, useEffect, useEffectEvent } from 'react';
import { pageLanguage } from '@/lib/platform/client/page-language';
import { languageNames } from '@/lib/platform/shared/language';
import { type ListTab, listTabs } from './tabs';

/**
 * Opens the list that the address names (`/#channels`) and brings the bar of tabs to the top. The hash with the
 * language then replaces it, so that coming back shows the list that was open last.
 */
export function useNamedTab(bar: RefObject<HTMLElement | null>, open: (index: ListTab['index']) => void): void {
  const openNamed = useEffectEvent(() => {
    const named = listTabs.find(({ name }) => location.hash === `#${name}`);
    if (!named) return;
    open(named.index);
    bar.current?.scrollIntoView({ behavior: 'instant' });
    // The router's own history entry must stay unchanged.
    history.replaceState(history.state, '', languageNames[pageLanguage()].marker);
  });
  useEffect(() => openNamed(), []);
}
