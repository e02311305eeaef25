import { call } from '@/lib/platform/client/call';
import type { ChatStore } from './chat-state';
import { noteChatSeen } from './room';

/** Several messages at once are noted together, in milliseconds. */
const gather = 500;

/**
 * Notes which answers the visitor has had before their eyes, since the others go to their e-mail. What could not be noted
 * is noted with the next look; at worst it comes by mail as well.
 */
export function noteSeen(store: ChatStore, signal: AbortSignal): void {
  let noted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lastAnswer = () => store.get().messages.findLast(({ side }) => side === 'staff')?.seq ?? 0;

  function look() {
    if (document.visibilityState !== 'visible' || lastAnswer() <= noted) return;
    clearTimeout(timer);
    timer = setTimeout(note, gather);
  }

  async function note() {
    const seq = lastAnswer();
    if (seq <= noted || document.visibilityState !== 'visible') return;
    const before = noted;
    noted = seq;
    await call(noteChatSeen, { seq }, { signal }).catch(() => {
      noted = before;
    });
  }

  const forget = store.subscribe(look);
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    forget();
    document.removeEventListener('visibilitychange', look);
  });
}
