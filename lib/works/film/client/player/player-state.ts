import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import type { SubtitleLanguage } from '@/lib/works/work/codes';

/** The phase of a film: fetching its addresses (`opening`), playing, paused, loading (`waiting`), ended, or broken. */
export type Phase = 'opening' | 'playing' | 'paused' | 'waiting' | 'ended' | 'broken';

/** The state of a player. Times are in seconds from the start of the film, heights in pixels of the shorter side. */
export interface PlayerState {
  phase: Phase;
  /** The chunk that did not load; null when the film is broken. */
  failure: ChunkError | null;
  /** Whether the person wants it to play, which may have to wait for the film. */
  wantsToPlay: boolean;
  /** The network is lost; it continues automatically once it is back. */
  isCut: boolean;
  position: number;
  duration: number;
  /** End of the buffered part at the current position. */
  bufferedTo: number;
  /** The position at which it resumed; null when it started at the beginning, or after the note was shown. */
  resumedFrom: number | null;
  /** Selectable heights, the largest first; empty where the browser chooses alone. */
  heights: readonly number[];
  /** Null for automatic. */
  wishedHeight: number | null;
  /** The displayed height; null while unknown. */
  shownHeight: number | null;
  subtitles: readonly SubtitleLanguage[];
  /** Language of the displayed subtitles; null for none. */
  language: SubtitleLanguage | null;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  speed: number;
}

type Settings = Pick<
  PlayerState,
  'heights' | 'wishedHeight' | 'shownHeight' | 'language' | 'volume' | 'isMuted' | 'speed' | 'resumedFrom'
>;

export type PlayerEvent =
  | { type: 'opened'; heights: readonly number[]; subtitles: readonly SubtitleLanguage[]; resumedFrom: number | null }
  | { type: 'loaded'; duration: number }
  | { type: 'began' | 'stopped' | 'stalled' | 'ended' | 'cut' | 'mended' | 'retried' }
  | { type: 'broke'; failure?: ChunkError }
  | { type: 'moved'; position: number; bufferedTo: number }
  | { type: 'wished'; toPlay: boolean }
  | { type: 'sought'; to: number }
  | { type: 'set'; change: Partial<Settings> };

/** Initial state of a player. `duration` is that of the work's page, until the film is loaded. */
export function playerAtStart(duration: number, settings: Partial<Settings> = {}): PlayerState {
  return {
    phase: 'opening',
    failure: null,
    wantsToPlay: true,
    isCut: false,
    position: 0,
    duration,
    bufferedTo: 0,
    resumedFrom: null,
    heights: [],
    wishedHeight: null,
    shownHeight: null,
    subtitles: [],
    language: null,
    volume: 1,
    isMuted: false,
    speed: 1,
    ...settings,
  };
}

/** The state after an event. Events that do not fit the phase, such as a pause after the end, change nothing. */
export function afterEvent(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'opened': {
      const { heights, subtitles, resumedFrom } = event;
      return { ...state, heights, subtitles, resumedFrom, position: resumedFrom ?? state.position, isCut: false };
    }
    case 'set':
      return { ...state, ...event.change };
    case 'loaded':
      return { ...state, duration: event.duration, phase: state.phase === 'opening' ? onHold(state) : state.phase };
    case 'moved':
      if (!isLoaded(state)) return state;
      return { ...state, position: event.position, bufferedTo: event.bufferedTo };
    case 'sought':
      return { ...state, position: event.to, phase: state.phase === 'ended' ? onHold(state) : state.phase };
    case 'wished':
      return afterWish(state, event.toPlay);
    case 'retried':
      return { ...state, phase: 'opening', wantsToPlay: true, isCut: false, resumedFrom: null };
    case 'cut':
      return state.phase === 'broken' ? state : { ...state, isCut: true };
    case 'mended':
      return state.isCut ? { ...state, isCut: false } : state;
    case 'broke':
      return { ...state, phase: 'broken', failure: event.failure ?? null, isCut: false };
    default:
      return isLoaded(state) ? afterMedia(state, event.type) : state;
  }
}

/** State after events of the video element. */
function afterMedia(state: PlayerState, type: 'began' | 'stopped' | 'stalled' | 'ended'): PlayerState {
  switch (type) {
    case 'began':
      return { ...state, phase: 'playing', wantsToPlay: true, isCut: false };
    case 'stalled':
      return state.phase === 'playing' ? { ...state, phase: 'waiting' } : state;
    case 'stopped':
      return state.phase === 'ended' ? state : { ...state, phase: 'paused', wantsToPlay: false };
    case 'ended':
      return { ...state, phase: 'ended', wantsToPlay: false, position: state.duration };
  }
}

function afterWish(state: PlayerState, toPlay: boolean): PlayerState {
  if (state.phase === 'broken') return state;
  const wished = { ...state, wantsToPlay: toPlay };
  if (!toPlay) return state.phase === 'playing' || state.phase === 'waiting' ? { ...wished, phase: 'paused' } : wished;
  return state.phase === 'paused' || state.phase === 'ended' ? { ...wished, phase: 'waiting' } : wished;
}

const onHold = ({ wantsToPlay }: PlayerState): Phase => (wantsToPlay ? 'waiting' : 'paused');
const isLoaded = ({ phase }: PlayerState) => phase !== 'opening' && phase !== 'broken';
