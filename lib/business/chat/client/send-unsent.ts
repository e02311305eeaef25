import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { readLanding } from '@/lib/platform/client/landing';
import { isPassing, waitToRetry } from '@/lib/platform/client/wait-to-retry';
import type { ChatMessage } from '../contract';
import { sendChatMessage } from './room';
import type { ShownUnsent } from './unsent';

interface Sending {
  /** Messages to send, in order. */
  unsent(): readonly ShownUnsent[];
  mark(clientId: string, change: Pick<ShownUnsent, 'state' | 'problem'>): void;
  sent(message: ChatMessage): void;
  signal: AbortSignal;
}

/**
 * Sends messages one after the other, to keep their order, each until the server acknowledges it: an unacknowledged one
 * is sent again and counts once. A rejected one is left to its writer, and the others go on.
 */
export function sendUnsent({ unsent, mark, sent, signal }: Sending): { wake(): void } {
  let isAtWork = false;
  let nap: AbortController | null = null;
  signal.addEventListener('abort', () => nap?.abort());

  const next = () => unsent().find(({ state }) => state !== 'refused');

  async function work() {
    let failures = 0;
    for (let message = next(); message && !signal.aborted; message = next()) {
      const { clientId } = message;
      mark(clientId, { state: 'sending', problem: null });
      try {
        sent(await send(message));
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        const problem = error instanceof AnswerError ? error.message : null;
        mark(clientId, { state: isPassing(error) ? 'late' : 'refused', problem });
        if (!isPassing(error)) continue;
        failures += 1;
        nap = new AbortController();
        await waitToRetry(failures, nap.signal, error);
        nap = null;
      }
    }
  }

  const send = ({ clientId, text }: ShownUnsent) =>
    call(sendChatMessage, { clientId, text, landing: readLanding()?.landing ?? '' }, { signal });

  return {
    wake() {
      nap?.abort();
      if (isAtWork || signal.aborted) return;
      isAtWork = true;
      void work().finally(() => {
        isAtWork = false;
      });
    },
  };
}
