import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Saver } from './saver';

/**
 * A saver for as long as its screen stands. Nothing that is typed is lost: the browser asks before the page goes, and what
 * leaves with the screen is saved or, where that fails, kept in the tab.
 *
 * @param begin makes the saver, once
 * @param latest what was read last of the thing, which a screen follows that nobody types in
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
  // After what an earlier visit has left was put back: it must not give way unseen.
  useEffect(() => {
    if (latest) saver.offer(latest);
  }, [saver, latest]);
  return { saver, state };
}
