import { frameRateOf } from './frame-rate';

/** What ffmpeg prints about a file when it opens it. */
export interface FilmFacts {
  /** In seconds, according to the file; null if it does not say. */
  seconds: number | null;
  hasPicture: boolean;
  /** The video codec by its ffmpeg name; empty for none. */
  codec: string;
  hasSound: boolean;
  /** Frames per second for playing. */
  frameRate: string;
  /** Whether it is HDR, which must be tone-mapped for ordinary screens. */
  isHdr: boolean;
}

const duration = /^ {2}Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/m;
/** Two spaces: a file's own metadata is indented further, so it cannot pass for a stream. */
const stream = /^ {2}Stream #0:\d+.*?: (Video|Audio): (.*)$/gm;

/**
 * Parses what ffmpeg prints about its input (5.1 and 7.0 are recorded in the test), since not every host has ffprobe. A
 * picture attached to sound, such as a cover, does not count as a film's.
 */
export function readBanner(printed: string): FilmFacts {
  // What follows is about the output.
  const [input = ''] = printed.split(/^(?:Stream mapping:|Output #0)/m, 1);
  const streams = [...input.matchAll(stream)].map(([, kind, facts = '']) => ({ kind, facts }));
  const picture = streams.find(({ kind, facts }) => kind === 'Video' && !facts.includes('(attached pic)'));
  const [, hours, minutes, seconds] = duration.exec(input) ?? [];
  return {
    seconds: hours === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    hasPicture: picture !== undefined,
    codec: /^\w+/.exec(picture?.facts ?? '')?.[0] ?? '',
    hasSound: streams.some(({ kind, facts }) => kind === 'Audio' && !facts.startsWith('none')),
    frameRate: frameRateOf(Number(/, ([\d.]+k?) fps/.exec(picture?.facts ?? '')?.[1]?.replace('k', '000'))),
    isHdr: /\/(?:smpte2084|arib-std-b67)[,)]/.test(picture?.facts ?? ''),
  };
}
