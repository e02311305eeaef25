import type { SubtitleLanguage } from '@/lib/works/work/codes';
import type { Playback } from '../../contract';

/** The subtitles of a video element. */
export interface SubtitleTracks {
  /** Sets the available subtitles; called again with the same ones after addresses were renewed. */
  offer(subtitles: Playback['subtitles']): void;
  /** Null for none. */
  show(language: SubtitleLanguage | null): void;
  remove(): void;
}

/** `HTMLTrackElement.readyState` of loaded subtitles: a new address does not matter for them. */
const isHere = 2;

export function createSubtitleTracks(video: HTMLVideoElement): SubtitleTracks {
  const tracks = new Map<SubtitleLanguage, HTMLTrackElement>();
  return {
    offer(subtitles) {
      for (const { language, url } of subtitles) {
        const track = tracks.get(language) ?? appendTrack(video, language);
        if (track.readyState !== isHere) track.src = url;
        tracks.set(language, track);
      }
    },
    show(language) {
      for (const [one, { track }] of tracks) track.mode = one === language ? 'showing' : 'disabled';
    },
    remove() {
      for (const track of tracks.values()) track.remove();
      tracks.clear();
    },
  };
}

function appendTrack(video: HTMLVideoElement, language: SubtitleLanguage): HTMLTrackElement {
  const track = document.createElement('track');
  track.kind = 'subtitles';
  track.srclang = language;
  track.label = languageName(language);
  video.append(track);
  return track;
}

/** The name of a language in that language. */
export function languageName(language: SubtitleLanguage): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
