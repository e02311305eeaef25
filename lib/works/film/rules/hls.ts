import { valueOfRate } from './frame-rate';

/** One piece of a rendition. */
export interface Segment {
  /** File name beside the playlist. */
  name: string;
  seconds: number;
  bytes: number;
}

/** What a master playlist must say of a rendition, measured on what was made. */
export interface RenditionFacts {
  /** Bits per second: of the piece that has most, and of all of them. */
  peak: number;
  average: number;
  /** As RFC 6381 names them: `avc1.64001f,mp4a.40.2`. */
  codecs: string;
  /** As ffmpeg takes it: `30000/1001`. */
  frameRate: string;
}

const factsLine = /^# peak=(\d+) average=(\d+) codecs=(\S+) rate=(\S+)$/m;

/** The names and lengths of the pieces in a playlist; throws for one that does not end. */
export function readPlaylist(text: string): { name: string; seconds: number }[] {
  if (!text.includes('\n#EXT-X-ENDLIST')) throw new Error('The playlist has no end.');
  return [...text.matchAll(/^#EXTINF:([\d.]+),.*\n(?:#.*\n)*(.+)$/gm)].map(([, seconds, name = '']) => ({
    name: name.trim(),
    seconds: Number(seconds),
  }));
}

/** The bandwidth of pieces, in bits per second. Those of under a second say nothing of the peak, unless all are. */
export function bandwidthOf(segments: readonly Segment[]): { peak: number; average: number } {
  const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0);
  const bytes = segments.reduce((sum, segment) => sum + segment.bytes, 0);
  const average = Math.ceil((bytes * 8) / Math.max(seconds, 0.001));
  const long = segments.filter((segment) => segment.seconds >= 1);
  return { average, peak: Math.max(average, ...long.map((one) => Math.ceil((one.bytes * 8) / one.seconds))) };
}

/** A rendition's playlist. A comment in it keeps what the master must say, so that a made rendition tells of itself. */
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

/** What a playlist of `mediaPlaylist` says of its rendition; null for any other text. */
export function readFacts(playlist: string): RenditionFacts | null {
  const [, peak, average, codecs, frameRate] = factsLine.exec(playlist) ?? [];
  if (!peak || !average || !codecs || !frameRate) return null;
  return { peak: Number(peak), average: Number(average), codecs, frameRate };
}

/** The playlist that names the renditions, in the order given; each stands in a folder of its name. */
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
 * The codec of the pictures in a piece, as it is: profile, constraints and level from the H.264 parameters at its
 * beginning. Null where there are none.
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
