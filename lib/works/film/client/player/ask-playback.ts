import { call } from '@/lib/platform/client/call';
import { isPassing, waitToRetry } from '@/lib/platform/client/wait-to-retry';
import type { Playback } from '../../contract';
import { openPlayback } from '../playback';

/** The addresses of a film. Without a ticket its viewing is not reported, and without a position it begins at the start. */
export type FilmWay = Pick<Playback, 'playlist' | 'qualities' | 'subtitles' | 'expiresAt'> &
  Partial<Pick<Playback, 'ticket' | 'resumeAt'>>;

/** Asks for the addresses of a film; throws what `call` throws. */
export type AskFilm = (signal: AbortSignal) => Promise<FilmWay>;

/** Asks by the id of a work. */
export const askOfWork =
  (videoId: string): AskFilm =>
  (signal) =>
    call(openPlayback, { id: videoId }, { signal });

/** Number of consecutive errors of a reachable server before the person is told. */
const patience = 4;

/**
 * Fetches the addresses of a film until there is an answer; while the browser is offline, it waits.
 *
 * @param onCut called when this takes longer
 * @throws AnswerError for a rejection, ConnectionError when it cannot be reached, the signal's reason
 */
export async function askPlayback(ask: AskFilm, onCut: () => void, signal: AbortSignal): Promise<FilmWay> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await ask(signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!isPassing(error) || (failures > patience && navigator.onLine)) throw error;
      onCut();
      await waitToRetry(failures, signal, error);
      signal.throwIfAborted();
    }
  }
}
