import { call } from '@/lib/platform/client/call';
import type { ChatMessage } from '../contract';
import { noteChatSeen } from './calls';

/** Several messages at once are noted together, in milliseconds. */
const gather = 500;

/**
 * Notes which answers the visitor has had before their eyes, since the others go to their e-mail. What could not be noted
 * is noted with the next look; at worst it comes by mail as well.
 */
export function noteSeen(messages: () => readonly ChatMessage[], signal: AbortSignal): { look(): void } {
  let noted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    if (document.visibilityState !== 'visible' || signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(note, gather);
  }

  async function note() {
    const seq = messages().findLast(({ side }) => side === 'staff')?.seq ?? 0;
    if (seq <= noted || document.visibilityState !== 'visible') return;
    const before = noted;
    noted = seq;
    await call(noteChatSeen, { seq }, { signal }).catch(() => {
      noted = before;
    });
  }

  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  });
  return { look };
}
