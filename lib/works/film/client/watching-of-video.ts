import { notify } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';
import { createWatchingReporter } from './watching';

const noteWatching: CallOf<typeof contract.noteWatching> = calls.noteWatching;

interface FollowedVideo {
  video: HTMLVideoElement;
  /** Duration of the film, in seconds. */
  duration: number;
  /** The current ticket (`openPlayback`); null before the film is opened. */
  ticket(): string | null;
}

/**
 * Reports how a video element is watched. The returned function stops it with a last report, as leaving the page does;
 * reports outlive their page.
 */
export function reportWatching({ video, duration, ticket }: FollowedVideo): () => void {
  const reporter = createWatchingReporter({
    duration,
    now: () => performance.now(),
    report: (report) => {
      const held = ticket();
      if (held !== null) notify(noteWatching, { ticket: held, ...report });
    },
  });
  const move = () => {
    // A reloading element is at 0; a seeking one is at its target before it plays there.
    if (video.readyState > 0 && !video.seeking) reporter.move(video.currentTime, video.playbackRate);
  };
  const endings: (() => void)[] = [];
  const on = (target: EventTarget, names: readonly string[], listener: () => void) => {
    for (const name of names) {
      target.addEventListener(name, listener);
      endings.push(() => target.removeEventListener(name, listener));
    }
  };
  on(video, ['timeupdate'], move);
  on(video, ['seeking', 'emptied', 'play'], reporter.cut);
  on(video, ['pause'], () => {
    move();
    reporter.cut();
  });
  on(video, ['ended'], () => {
    move();
    reporter.leave();
  });
  on(window, ['pagehide'], () => {
    move();
    reporter.leave();
  });
  return () => {
    for (const end of endings) end();
    reporter.leave();
  };
}
