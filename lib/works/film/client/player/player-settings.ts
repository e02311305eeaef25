import type { SubtitleLanguage } from '@/lib/works/work/codes';
import type { FilmLine } from './film-line';
import { keepChoice, readChoices } from './player-choices';
import type { PlayerStore } from './player-store';
import { subtitlesToTurnOn } from './preferred-subtitles';
import type { SubtitleTracks } from './subtitle-tracks';

/** A person's settings of a player. All except the speed apply to the next films too. */
export interface PlayerSettings {
  /** From 0 to 1. */
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  setSpeed(speed: number): void;
  /** Null for automatic. */
  setHeight(height: number | null): void;
  /** Null for none. */
  setSubtitles(language: SubtitleLanguage | null): void;
  /** Turns subtitles off, or on in the best language; returns the one shown. */
  toggleSubtitles(): SubtitleLanguage | null;
}

interface SettingsOptions {
  video: HTMLVideoElement;
  store: PlayerStore;
  tracks: SubtitleTracks;
  line: FilmLine;
  /** Of the page. */
  language: SubtitleLanguage;
}

export function createSettings({ video, store, tracks, line, language }: SettingsOptions): PlayerSettings {
  const setSubtitles = (shown: SubtitleLanguage | null) => {
    keepChoice({ subtitles: shown ?? 'off' });
    showSubtitles(store, tracks, shown);
  };
  return {
    setVolume(next) {
      const volume = Math.min(1, Math.max(0, next));
      video.volume = volume;
      video.muted = volume === 0;
      keepChoice({ volume, isMuted: volume === 0 });
    },
    setMuted(isMuted) {
      video.muted = isMuted;
      // Unmuting at volume 0 sets an audible volume.
      if (!isMuted && video.volume === 0) video.volume = 0.5;
      keepChoice({ volume: video.volume, isMuted });
    },
    setSpeed(speed) {
      // The default as well, since a reloaded element is reset to it.
      video.defaultPlaybackRate = speed;
      video.playbackRate = speed;
      store.tell({ type: 'set', change: { speed } });
    },
    setHeight(wishedHeight) {
      keepChoice({ height: wishedHeight });
      store.tell({ type: 'set', change: { wishedHeight } });
      line.choose(wishedHeight);
    },
    setSubtitles,
    toggleSubtitles() {
      const { language: shown, subtitles } = store.get();
      setSubtitles(shown === null ? subtitlesToTurnOn(subtitles, readChoices().subtitles, language) : null);
      return store.get().language;
    },
  };
}

/** Shows subtitles in a language; null for none. */
export function showSubtitles(store: PlayerStore, tracks: SubtitleTracks, language: SubtitleLanguage | null): void {
  store.tell({ type: 'set', change: { language } });
  tracks.show(language);
}
