import { call } from '@/lib/platform/client/call';
import type { ChatStore } from './chat-state';
import { noteChatSeen } from './room';

/** Delay in ms for combining several messages. */
const gather = 500;

/**
 * Reports which answers the visitor has seen, since the others are sent to their e-mail. After a failure they are
 * reported with the next ones; at worst they come by mail as well.
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
