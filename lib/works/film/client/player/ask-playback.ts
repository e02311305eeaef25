import { call } from '@/lib/platform/client/call';
import { isPassing, waitToRetry } from '@/lib/platform/client/wait-to-retry';
import type { Playback } from '../../contract';
import { openPlayback } from '../playback';

/** How often a server that is there may fail in a row before the person is told. */
const patience = 4;

/**
 * Asks for the way to a film until there is an answer; as long as the browser says it is offline, it waits.
 *
 * @param onCut called when it turns out that it will take a while
 * @throws AnswerError when the server refuses, ConnectionError when it cannot be reached, the signal's reason
 */
export async function askPlayback(videoId: string, onCut: () => void, signal: AbortSignal): Promise<Playback> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await call(openPlayback, { id: videoId }, { signal });
    } catch (error) {
      signal.throwIfAborted();
      if (!isPassing(error) || (failures > patience && navigator.onLine)) throw error;
      onCut();
      await waitToRetry(failures, signal, error);
      signal.throwIfAborted();
    }
  }
}
