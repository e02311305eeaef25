import type { SubtitleLanguage } from '@/lib/works/work/codes';
import { reportWatching } from '../watching-of-video';
import { type AskFilm, askOfWork, type FilmWay } from './ask-playback';
import { createFilmLine } from './film-line';
import { followVideo } from './follow-video';
import { keepPlace } from './keep-place';
import { holdPlay, isOpen, playCommands } from './play-commands';
import { readChoices } from './player-choices';
import { createSettings, type PlayerSettings, showSubtitles } from './player-settings';
import { type PlayerState, playerAtStart } from './player-state';
import { createPlayerStore, type PlayerStore } from './player-store';
import { preferredSubtitles } from './preferred-subtitles';
import { resumeFrom } from './resume-from';
import { createSubtitleTracks } from './subtitle-tracks';
import { keptPosition } from './watch-positions';

export interface PlayerOptions {
  video: HTMLVideoElement;
  videoId: string;
  /** How its addresses are asked for; by the id of its work unless given. */
  ask?: AskFilm | undefined;
  /** In seconds, from the work's page. */
  duration: number;
  /** Of the page. */
  language: SubtitleLanguage;
}

/** A running player: an external store with its actions. Times are in seconds from the start of the film. */
export interface PlayerSession extends PlayerSettings {
  subscribe(listener: () => void): () => void;
  get(): PlayerState;
  play(): void;
  pause(): void;
  seek(to: number): void;
  /** After `broken`: continues at the same position. */
  retry(): void;
  /** Stops permanently and empties the video element. */
  stop(): void;
}

/** Opens the film of a work, plays it from the last position, and runs until it is stopped. */
export function createPlayerSession({ video, videoId, ask, duration, language }: PlayerOptions): PlayerSession {
  const stopped = new AbortController();
  const { volume, isMuted, height } = readChoices();
  const store = createPlayerStore(playerAtStart(duration, { volume, isMuted, wishedHeight: height }));
  const tracks = createSubtitleTracks(video);
  let hasOpened = false;
  let ticket: string | null = null;

  const start = () => startVideo(video, store);
  const resumePoint = ({ resumeAt = 0 }: FilmWay) =>
    hasOpened ? null : resumeFrom(resumeAt || keptPosition(videoId), store.get().duration);
  const line = createFilmLine({
    video,
    ask: ask ?? askOfWork(videoId),
    store,
    startOf: (playback) => resumePoint(playback) ?? store.get().position,
    onPlayback(playback) {
      ticket = playback.ticket ?? null;
      tracks.offer(playback.subtitles);
      tracks.show(store.get().language);
    },
    onSource({ heights }, playback) {
      const subtitles = playback.subtitles.map((one) => one.language);
      store.tell({ type: 'opened', heights, subtitles, resumedFrom: resumePoint(playback) });
      if (!hasOpened) showSubtitles(store, tracks, preferredSubtitles(subtitles, readChoices().subtitles, language));
      hasOpened = true;
      if (store.get().wantsToPlay) start();
    },
  });

  video.volume = volume;
  video.muted = isMuted;
  followEverything({ video, videoId, store, start, signal: stopped.signal });
  const endReport = reportWatching({ video, duration, ticket: () => ticket });
  line.open();

  return {
    ...commandsOf(video, store, start),
    ...createSettings({ video, store, tracks, line, language }),
    subscribe: store.subscribe,
    get: store.get,
    retry() {
      store.tell({ type: 'retried' });
      line.open();
    },
    stop() {
      stopped.abort();
      endReport();
      line.close();
      tracks.remove();
    },
  };
}

interface Followed {
  video: HTMLVideoElement;
  videoId: string;
  store: PlayerStore;
  start(): void;
  signal: AbortSignal;
}

function followEverything({ video, videoId, store, start, signal }: Followed): void {
  followVideo(video, store, signal);
  holdPlay(video, store, start, signal);
  keepPlace(videoId, store, signal);
}

/** The browser may require another press; other failures are reported by events. */
function startVideo(video: HTMLVideoElement, store: PlayerStore): void {
  video.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError')
      store.tell({ type: 'wished', toPlay: false });
  });
}

function commandsOf(video: HTMLVideoElement, store: PlayerStore, start: () => void) {
  return {
    ...playCommands(video, store, start),
    seek(to: number) {
      if (!isOpen(store)) return;
      const target = Math.min(Math.max(0, to), store.get().duration);
      store.tell({ type: 'set', change: { resumedFrom: null } });
      store.tell({ type: 'sought', to: target });
      video.currentTime = target;
    },
  };
}
