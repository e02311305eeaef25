import type { SubtitleLanguage } from '@/lib/works/work/codes';
import type { AskFilm } from './ask-playback';
import { createFilmLine } from './film-line';
import { followVideo } from './follow-video';
import { listen } from './listen';
import { toLiveEdge } from './live-edge';
import { holdPlay, isOpen, playCommands } from './play-commands';
import { readChoices } from './player-choices';
import type { PlayerSession } from './player-session';
import { createSettings } from './player-settings';
import { playerAtStart } from './player-state';
import { createPlayerStore, type PlayerStore } from './player-store';
import { createSubtitleTracks } from './subtitle-tracks';

interface StreamOptions {
  video: HTMLVideoElement;
  ask: AskFilm;
  /** Of the page. */
  language: SubtitleLanguage;
}

/** A running player of what is live. Its position is nobody's: it is only gone back from the newest part. */
export interface StreamSession extends PlayerSession {
  /** Plays what happens now. */
  toLive(): void;
  /** The browser allowed it to play without sound only. */
  isQuieted(): boolean;
}

/** Opens a stream and plays it from now, without sound where the browser wants a press for sound, until it is stopped. */
export function createStreamSession({ video, ask, language }: StreamOptions): StreamSession {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { volume, isMuted, height } = readChoices();
  const store = createPlayerStore(playerAtStart(0, { volume, isMuted, wishedHeight: height }));
  const tracks = createSubtitleTracks(video);
  let isQuieted = false;

  const start = () =>
    startOrQuiet(video, store, () => {
      isQuieted = true;
    });
  const line = createFilmLine({
    ...{ video, ask, store, isLive: true },
    startOf: () => 0,
    onPlayback: () => undefined,
    onSource({ heights }) {
      store.tell({ type: 'opened', heights, subtitles: [], resumedFrom: null });
      if (store.get().wantsToPlay) start();
    },
  });

  video.volume = volume;
  video.muted = isMuted;
  followVideo(video, store, signal);
  // It has no duration that could be told.
  listen(video, ['loadedmetadata'], () => store.tell({ type: 'loaded', duration: 0 }), signal);
  holdPlay(video, store, start, signal);
  line.open();

  const { play, pause } = playCommands(video, store, start);
  return {
    ...createSettings({ video, store, tracks, line, language }),
    subscribe: store.subscribe,
    get: store.get,
    play,
    pause,
    seek(to) {
      if (isOpen(store)) video.currentTime = Math.max(0, to);
    },
    toLive() {
      toLiveEdge(video);
      play();
    },
    isQuieted: () => isQuieted,
    retry() {
      store.tell({ type: 'retried' });
      line.open();
    },
    stop() {
      stopped.abort();
      line.close();
    },
  };
}

/** Where the browser wants a press before it plays sound, it is played without; where it wants one for that too, it waits. */
function startOrQuiet(video: HTMLVideoElement, store: PlayerStore, onQuiet: () => void): void {
  video.play().catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
    if (video.muted) return store.tell({ type: 'wished', toPlay: false });
    video.muted = true;
    onQuiet();
    startOrQuiet(video, store, onQuiet);
  });
}
