import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import type { SubtitleLanguage } from '@/lib/works/work/codes';

/**
 * How a film stands: its way is sought (`opening`), it moves, it rests, it would move but has to load (`waiting`), it is
 * over, or it cannot be played.
 */
export type Phase = 'opening' | 'playing' | 'paused' | 'waiting' | 'ended' | 'broken';

/** A player as it stands. Times in seconds from the beginning of the film, heights in pixels by the shorter side. */
export interface PlayerState {
  phase: Phase;
  /** For want of which part of the program it is broken; null when it is the film. */
  failure: ChunkError | null;
  /** What the person wants, which may have to wait for the film. */
  wantsToPlay: boolean;
  /** The network is away; it goes on by itself once it is back. */
  isCut: boolean;
  position: number;
  duration: number;
  /** How far the film is here, from where it stands. */
  bufferedTo: number;
  /** Where it went on from; null when it began at the beginning, or once that is known. */
  resumedFrom: number | null;
  /** What can be chosen, the largest first; none where the browser chooses alone. */
  heights: readonly number[];
  /** Null for whatever fits. */
  wishedHeight: number | null;
  /** What is on the screen; null as long as nobody knows. */
  shownHeight: number | null;
  subtitles: readonly SubtitleLanguage[];
  /** Of the subtitles that show; null for none. */
  language: SubtitleLanguage | null;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  speed: number;
}

type Settings = Pick<
  PlayerState,
  'wishedHeight' | 'shownHeight' | 'language' | 'volume' | 'isMuted' | 'speed' | 'resumedFrom'
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

/** A player that was just asked to play. `duration` as the work's page says it, until the film itself does. */
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

/** What an event makes of a player. What does not fit the phase, such as the pause of a film that is over, changes nothing. */
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

/** What the film itself says, once it is there. */
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
