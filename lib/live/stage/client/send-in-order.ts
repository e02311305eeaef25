import { call } from '@/lib/platform/client/call';
import { isPassing, waitToRetry } from '@/lib/platform/client/wait-to-retry';
import { stageLimits } from '../codes';
import type { WrittenSignal } from '../contract';
import type { PeerSignal } from './peer';
import { sendSignals } from './stage-calls';

interface Sending {
  id: string;
  key: string;
  peer: string;
  signal: AbortSignal;
}

/**
 * Sends the signals of a page in their order, several in one call, each until the server has it. Once the page is not on the stage any
 * more, nothing is sent.
 */
export function sendInOrder({ signal, ...from }: Sending): (to: string, sent: PeerSignal) => void {
  let waiting: WrittenSignal[] = [];
  let number = 0;
  let isAtWork = false;

  async function work() {
    let failures = 0;
    while (waiting.length > 0 && !signal.aborted) {
      const signals = waiting.slice(0, stageLimits.signals);
      try {
        await call(sendSignals, { ...from, signals }, { encoding: 'json', signal });
        waiting = waiting.slice(signals.length);
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        if (!isPassing(error)) {
          waiting = [];
          return;
        }
        failures += 1;
        await waitToRetry(failures, signal, error);
      }
    }
  }

  return (to, sent) => {
    number += 1;
    waiting.push({ to, number, ...sent });
    if (isAtWork) return;
    isAtWork = true;
    // What a browser finds within one turn goes in one call.
    queueMicrotask(() =>
      work().finally(() => {
        isAtWork = false;
      }),
    );
  };
}
