import { goTo } from './go-to';

interface Launch {
  /** The visitor is still on this page after the time-out. */
  onStayed(): void;
  /** The visitor left before it. */
  onLeft?(): void;
  /** In milliseconds (specification section 9). */
  timeout?: number;
}

/**
 * Goes to an address that opens the app, and says once what became of it. A browser does not say whether an app opened;
 * that the page was hidden, left or covered by the system's question counts as it. Returns what calls the waiting off.
 */
export function launchApp(href: string, { onStayed, onLeft, timeout = 2500 }: Launch): () => void {
  const timer = setTimeout(() => {
    cancel();
    onStayed();
  }, timeout);
  function cancel() {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', leave);
    removeEventListener('blur', leave);
  }
  function leave() {
    cancel();
    onLeft?.();
  }
  function hide() {
    if (document.visibilityState === 'hidden') leave();
  }
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', leave);
  addEventListener('blur', leave);
  goTo(href);
  return cancel;
}
