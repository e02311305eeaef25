import { call } from '@/lib/platform/client/call';
import { isPassing, waitToRetry } from '@/lib/platform/client/wait-to-retry';
import type { Playback } from '../../contract';
import { openPlayback } from '../playback';

/** Number of consecutive errors of a reachable server before the person is told. */
const patience = 4;

/**
 * Fetches the addresses of a film until there is an answer; while the browser is offline, it waits.
 *
 * @param onCut called when this takes longer
 * @throws AnswerError for a rejection, ConnectionError when it cannot be reached, the signal's reason
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
