import { goTo } from './go-to';

interface Launch {
  /** The visitor is still on this page after the timeout. */
  onStayed(): void;
  /** The visitor left before the timeout. */
  onLeft?(): void;
  /** In milliseconds (specification section 9). */
  timeout?: number;
}

/**
 * Opens an address of the app, and reports the outcome once. A browser does not tell whether an app opened; a page that
 * was hidden, left or covered by a system dialog counts as success. Returns a function that cancels the waiting.
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
