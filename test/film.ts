import { act } from '@testing-library/react';

interface Film {
  isPaused: boolean;
  readyState: number;
  duration: number;
  currentTime: number;
  bufferedTo: number;
  /** The newest part of what is live, in seconds; 0 for what is not. */
  newest: number;
  error: { code: number } | null;
}

const films = new WeakMap<EventTarget, Film>();
let refusal: string | null = null;

/**
 * jsdom's video elements do nothing. After this they play under the test's control: `play` starts once there is a film,
 * which is loaded by `arrive` and advanced by `moveTo`.
 */
export function standInForFilms(): void {
  Object.defineProperties(HTMLMediaElement.prototype, {
    paused: reading((film) => film.isPaused),
    readyState: reading((film) => film.readyState),
    duration: reading((film) => film.duration),
    error: reading((film) => film.error),
    ended: reading((film) => film.duration > 0 && film.currentTime >= film.duration),
    buffered: reading(({ bufferedTo }) => ({ length: bufferedTo > 0 ? 1 : 0, start: () => 0, end: () => bufferedTo })),
    seekable: reading(({ newest }) => ({ length: newest > 0 ? 1 : 0, start: () => 0, end: () => newest })),
    currentTime: {
      configurable: true,
      get: currentTimeOf,
      set(this: HTMLMediaElement, to: number) {
        filmOf(this).currentTime = to;
        tell(this, 'seeking', 'timeupdate', 'seeked');
      },
    },
    play: { configurable: true, value: play },
    pause: { configurable: true, value: pause },
    load: { configurable: true, value: load },
    canPlayType: { configurable: true, value: () => '' },
  });
  Object.defineProperties(HTMLTrackElement.prototype, {
    track: {
      configurable: true,
      get(this: HTMLTrackElement & { standIn?: { mode: string } }) {
        this.standIn ??= { mode: 'disabled' };
        return this.standIn;
      },
    },
    readyState: { configurable: true, get: () => 0 },
  });
}

/** Makes every `play` reject with an error of this name; null for none. */
export function refusePlaying(name: string | null): void {
  refusal = name;
}

/** Loads the first frames; plays if `play` was called. */
export function arrive(video: HTMLMediaElement, duration: number): void {
  Object.assign(filmOf(video), { readyState: 4, duration, bufferedTo: Math.max(10, filmOf(video).currentTime + 5) });
  tellAll(video, 'loadedmetadata', 'progress');
  if (!video.paused) tellAll(video, 'playing');
}

/** Moves the film to a second. */
export function moveTo(video: HTMLMediaElement, seconds: number): void {
  Object.assign(filmOf(video), { currentTime: seconds, bufferedTo: seconds + 10 });
  tellAll(video, 'timeupdate');
}

/** What is live has gone on to a second. */
export function goOnTo(video: HTMLMediaElement, seconds: number): void {
  filmOf(video).newest = seconds;
  tellAll(video, 'progress');
}

export function end(video: HTMLMediaElement): void {
  Object.assign(filmOf(video), { currentTime: video.duration, isPaused: true });
  tellAll(video, 'timeupdate', 'pause', 'ended');
}

/** Makes the browser's player fail, with a code of `MediaError`. */
export function fail(video: HTMLMediaElement, code: number): void {
  filmOf(video).error = { code };
  tellAll(video, 'error');
}

export function tellAll(video: EventTarget, ...names: string[]): void {
  act(() => tell(video, ...names));
}

function tell(video: EventTarget, ...names: string[]) {
  for (const name of names) video.dispatchEvent(new Event(name));
}

function filmOf(video: EventTarget): Film {
  let film = films.get(video);
  if (!film) {
    film = {
      isPaused: true,
      readyState: 0,
      duration: Number.NaN,
      currentTime: 0,
      bufferedTo: 0,
      newest: 0,
      error: null,
    };
    films.set(video, film);
  }
  return film;
}

function reading<Value>(read: (film: Film) => Value) {
  return {
    configurable: true,
    get(this: EventTarget) {
      return read(filmOf(this));
    },
  };
}

function currentTimeOf(this: EventTarget) {
  return filmOf(this).currentTime;
}

async function play(this: HTMLMediaElement): Promise<void> {
  if (refusal) throw new DOMException('No.', refusal);
  filmOf(this).isPaused = false;
  if (this.ended) filmOf(this).currentTime = 0;
  tell(this, 'play');
  if (this.readyState > 2) tell(this, 'playing');
}

function pause(this: HTMLMediaElement) {
  if (this.paused) return;
  filmOf(this).isPaused = true;
  tell(this, 'pause');
}

function load(this: HTMLMediaElement) {
  Object.assign(filmOf(this), { isPaused: true, readyState: 0, currentTime: 0, bufferedTo: 0, error: null });
  tell(this, 'emptied');
}
