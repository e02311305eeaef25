import { valueOfRate } from './frame-rate';

/** One piece of a rendition. */
export interface Segment {
  /** File name beside the playlist. */
  name: string;
  seconds: number;
  bytes: number;
}

/** Facts of a rendition for the master playlist, measured on the result. */
export interface RenditionFacts {
  /** Bits per second: of the largest segment, and the average. */
  peak: number;
  average: number;
  /** In the notation of RFC 6381: `avc1.64001f,mp4a.40.2`. */
  codecs: string;
  /** In ffmpeg's notation: `30000/1001`. */
  frameRate: string;
}

const factsLine = /^# peak=(\d+) average=(\d+) codecs=(\S+) rate=(\S+)$/m;

/** The names and durations of the segments in a playlist; throws for one without an end. */
export function readPlaylist(text: string): { name: string; seconds: number }[] {
  if (!text.includes('\n#EXT-X-ENDLIST')) throw new Error('The playlist has no end.');
  return [...text.matchAll(/^#EXTINF:([\d.]+),.*\n(?:#.*\n)*(.+)$/gm)].map(([, seconds, name = '']) => ({
    name: name.trim(),
    seconds: Number(seconds),
  }));
}

/**
 * The bandwidth of segments, in bits per second. Segments shorter than a second do not count for the peak, unless all
 * are.
 */
export function bandwidthOf(segments: readonly Segment[]): { peak: number; average: number } {
  const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0);
  const bytes = segments.reduce((sum, segment) => sum + segment.bytes, 0);
  const average = Math.ceil((bytes * 8) / Math.max(seconds, 0.001));
  const long = segments.filter((segment) => segment.seconds >= 1);
  return { average, peak: Math.max(average, ...long.map((one) => Math.ceil((one.bytes * 8) / one.seconds))) };
}

/**
 * A rendition's playlist. A comment in it has the facts for the master playlist, so that a finished rendition is
 * self-describing.
 */
export function mediaPlaylist(segments: readonly Segment[], facts: RenditionFacts): string {
  const longest = Math.max(1, ...segments.map(({ seconds }) => Math.round(seconds)));
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `# peak=${facts.peak} average=${facts.average} codecs=${facts.codecs} rate=${facts.frameRate}`,
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...segments.flatMap(({ name, seconds }) => [`#EXTINF:${seconds.toFixed(6)},`, name]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

/** The facts in a playlist of `mediaPlaylist`; null for any other text. */
export function readFacts(playlist: string): RenditionFacts | null {
  const [, peak, average, codecs, frameRate] = factsLine.exec(playlist) ?? [];
  if (!peak || !average || !codecs || !frameRate) return null;
  return { peak: Number(peak), average: Number(average), codecs, frameRate };
}

/** The master playlist with the renditions in the given order, each in a folder of its name. */
export function masterPlaylist(
  renditions: readonly { name: number; width: number; height: number; facts: RenditionFacts }[],
): string {
  const entries = renditions.flatMap(({ name, width, height, facts }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${facts.peak},AVERAGE-BANDWIDTH=${facts.average},RESOLUTION=${width}x${height},` +
      `CODECS="${facts.codecs}",FRAME-RATE=${valueOfRate(facts.frameRate).toFixed(3)}`,
    `${name}/index.m3u8`,
  ]);
  return ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS', ...entries, ''].join('\n');
}

/**
 * The actual video codec of a segment: profile, constraints and level from the H.264 parameters at its start. Null for
 * none.
 */
export function avcCodec(piece: Uint8Array): string | null {
  for (let at = 0; at + 6 < piece.length; at += 1) {
    const isStart = piece[at] === 0 && piece[at + 1] === 0 && piece[at + 2] === 1;
    if (!isStart || ((piece[at + 3] ?? 0) & 0x1f) !== 7) continue;
    const parameters = Array.from(piece.subarray(at + 4, at + 7), (byte) => byte.toString(16).padStart(2, '0'));
    return `avc1.${parameters.join('')}`;
  }
  return null;
}
