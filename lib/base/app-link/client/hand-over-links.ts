import { callApp } from '@/lib/platform/client/native-bridge';
import { handover } from '../rules/handover';

/**
 * Passes pressed links to the own app, where it has a screen of its own for them (specification section 1). Links that
 * the app does not accept open as usual. Returns a function that stops it.
 */
export function handOverLinks(): () => void {
  document.addEventListener('click', handOver, { capture: true });
  return () => document.removeEventListener('click', handOver, { capture: true });
}

/** In the capture phase, before the router handles the click. */
function handOver(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return;
  const call = handover(link.href, location.origin);
  if (!call || !callApp(...call)) return;
  event.preventDefault();
  event.stopPropagation();
}
