import { frameRateOf } from './frame-rate';

/** What ffmpeg says of a file when it opens it. */
export interface FilmFacts {
  /** Seconds, as the file claims; null where it does not say. */
  seconds: number | null;
  hasPicture: boolean;
  /** The picture's codec, as ffmpeg calls it; empty where there is none. */
  codec: string;
  hasSound: boolean;
  /** Pictures in a second that it is to be shown with. */
  frameRate: string;
  /** Whether its light goes beyond what a usual screen shows, so that it must be brought down to that. */
  isHdr: boolean;
}

const duration = /^ {2}Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/m;
/** Two spaces: what a file says of itself is printed with more, and cannot pass for a stream. */
const stream = /^ {2}Stream #0:\d+.*?: (Video|Audio): (.*)$/gm;

/**
 * Reads what ffmpeg (5.1 and 7.0 are recorded in the test) prints of its input. There is no ffprobe on every host. A
 * picture that only goes along with sound, as the cover of a song, is not a film's.
 */
export function readBanner(printed: string): FilmFacts {
  // What follows is of the output.
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
