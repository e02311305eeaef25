import { ChunkError } from '@/lib/platform/shared/chunk-error';
import { type AskFilm, askPlayback, type FilmWay } from './ask-playback';
import { cureFaults, type FaultCures } from './cure-faults';
import { createFilmRenewal, type FilmRenewal } from './film-renewal';
import type { FilmSource } from './film-source';
import { loadFilmOpener } from './open-film';
import type { PlayerStore } from './player-store';

interface LineOptions {
  video: HTMLVideoElement;
  ask: AskFilm;
  store: PlayerStore;
  isLive?: boolean;
  /** Start position, in seconds, once the addresses are known. */
  startOf(playback: FilmWay): number;
  /** Called with the first and with renewed addresses and ticket. */
  onPlayback(playback: FilmWay): void;
  /** The film is attached to the video element, and may be played. */
  onSource(source: FilmSource, playback: FilmWay): void;
}

/** Loads a film in a page, across expiring addresses and lost connections. */
export interface FilmLine {
  /** Closes the present source and starts again. */
  open(): void;
  choose(height: number | null): void;
  close(): void;
}

export function createFilmLine({ video, ask, store, isLive = false, ...options }: LineOptions): FilmLine {
  const { startOf, onPlayback, onSource } = options;
  let life = new AbortController();
  let source: FilmSource | null = null;
  const cut = () => store.tell({ type: 'cut' });

  function close() {
    life.abort();
    source?.close();
    source = null;
  }

  function giveUp(failure?: ChunkError) {
    store.tell({ type: 'broke', ...(failure && { failure }) });
    close();
  }

  async function begin({ signal }: AbortController, renewal: FilmRenewal, cures: FaultCures) {
    try {
      const [open, playback] = await Promise.all([loadFilmOpener(video), askPlayback(ask, cut, signal)]);
      if (signal.aborted) return;
      if (!open) return giveUp();
      onPlayback(playback);
      renewal.hold(playback);
      source = open({
        video,
        playlist: playback.playlist,
        qualities: playback.qualities,
        isLive,
        startAt: startOf(playback),
        wishedHeight: store.get().wishedHeight,
        onFault: cures.onFault,
        onProgress: cures.onProgress,
        onHeight: (shownHeight) => store.tell({ type: 'set', change: { shownHeight } }),
        onHeights: (heights) => store.tell({ type: 'set', change: { heights } }),
      });
      onSource(source, playback);
    } catch (error) {
      if (!signal.aborted) giveUp(error instanceof ChunkError ? error : undefined);
    }
  }

  return {
    open() {
      close();
      life = new AbortController();
      const { signal } = life;
      const renewal = createFilmRenewal({
        ask,
        onCut: cut,
        onPlayback(playback, isAwaited) {
          source?.move(playback.playlist);
          onPlayback(playback);
          if (isAwaited) source?.resume();
        },
        onFailure: () => giveUp(),
        signal,
      });
      const cures = cureFaults({ video, store, renewal, source: () => source, giveUp: () => giveUp(), signal });
      video.preload = 'auto';
      void begin(life, renewal, cures);
    },
    choose: (height) => source?.choose(height),
    close,
  };
}
