import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Saver } from './saver';

/**
 * A saver for the lifetime of its screen. Typed values are not lost: the browser asks before the page is closed, and
 * when the screen is left they are saved or, if that fails, stored in the tab.
 *
 * @param begin creates the saver, once
 * @param latest the latest data, which replaces the values while nothing is typed
 */
export function useSaver<Saved extends { revision: number }, Typed extends object>(
  begin: () => Saver<Saved, Typed>,
  latest?: Saved,
) {
  const [saver] = useState(begin);
  const state = useSyncExternalStore(saver.subscribe, saver.get, saver.get);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => saver.isDirty && event.preventDefault();
    const keep = () => saver.keep();
    const hide = () => document.visibilityState === 'hidden' && saver.hide();
    saver.enter();
    addEventListener('beforeunload', warn);
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', hide);
      void saver.leave();
    };
  }, [saver]);
  // After values of an earlier visit were restored, so that they are not replaced unseen.
  useEffect(() => {
    if (latest) saver.offer(latest);
  }, [saver, latest]);
  return { saver, state };
}
