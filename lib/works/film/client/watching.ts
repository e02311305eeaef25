import { secondsForView } from '../rules/view';

/** How far somebody is, and how long they have really watched so far; whole seconds. */
export interface WatchingReport {
  position: number;
  watched: number;
}

export interface WatchingReporter {
  /** The film has come to `position`, in seconds, playing at `rate` times its speed. */
  move(position: number, rate: number): void;
  /** What comes next does not go on from here: a seek, a rest, another source. */
  cut(): void;
  /** Says what has not been said yet: the film has ended, or the page is left. */
  leave(): void;
}

interface ReporterOptions {
  /** Of the film, in seconds. */
  duration: number;
  /** A clock that never goes back, in ms. */
  now(): number;
  report(report: WatchingReport): void;
}

/** Seconds of watching between two reports, once it is a view. */
const every = 15;
/** How much further than the clock a film may seem to be from one look to the next, in seconds. */
const slack = 0.5;

/**
 * Counts the seconds that somebody really watched, from what a film's time says as it goes, and reports them when they are
 * a view, every 15 seconds after that, and at the end. A leap is no watching; who watches at twice the speed has watched for
 * half as long, which is how the server counts.
 */
export function createWatchingReporter({ duration, now, report }: ReporterOptions): WatchingReporter {
  let last: { position: number; at: number } | null = null;
  let position = 0;
  let watched = 0;
  let said = 0;
  let next = secondsForView(duration);

  function say() {
    said = watched;
    report({ position: Math.round(position), watched: Math.round(watched) });
  }

  return {
    move(to, rate) {
      const at = now();
      const speed = Math.max(1, rate);
      const step = last ? to - last.position : 0;
      const possible = last ? ((at - last.at) / 1000 + slack) * speed : 0;
      if (step > 0 && step <= possible) watched += step / speed;
      last = { position: to, at };
      position = to;
      if (watched < next) return;
      next = watched + every;
      say();
    },
    cut() {
      last = null;
    },
    leave() {
      if (watched > said) say();
    },
  };
}
