import { secondsForView } from '../rules/view';

/** Position, and time really watched so far; whole seconds. */
export interface WatchingReport {
  position: number;
  watched: number;
}

export interface WatchingReporter {
  /** The film has reached `position`, in seconds, at speed `rate`. */
  move(position: number, rate: number): void;
  /** The next position does not continue this one: after a seek, a pause or another source. */
  cut(): void;
  /** Sends the last report: at the end of the film, or when the page is left. */
  leave(): void;
}

interface ReporterOptions {
  /** Duration of the film, in seconds. */
  duration: number;
  /** A monotonic clock, in ms. */
  now(): number;
  report(report: WatchingReport): void;
}

/** Seconds of watching between two reports, after the view. */
const every = 15;
/** Tolerance in seconds by which a film may be ahead of the clock between two events. */
const slack = 0.5;

/**
 * Counts the seconds really watched, from the film's time events, and reports them when they make a view, every 15
 * seconds after that, and at the end. Seeking does not count; at double speed half of the film's time counts, as on the
 * server.
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
