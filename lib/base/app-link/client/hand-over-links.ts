import { callApp } from '@/lib/platform/client/native-bridge';
import { handover } from '../rules/handover';

/**
 * Hands links that are pressed over to the own app, where they lead to a screen of its own (specification section 1).
 * What the app does not take, the page opens as usual. Returns how to end it.
 */
export function handOverLinks(): () => void {
  document.addEventListener('click', handOver, { capture: true });
  return () => document.removeEventListener('click', handOver, { capture: true });
}

/** In the capture phase, before the router makes its own navigation of the click. */
function handOver(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return;
  const call = handover(link.href, location.origin);
  if (!call || !callApp(...call)) return;
  event.preventDefault();
  event.stopPropagation();
}
