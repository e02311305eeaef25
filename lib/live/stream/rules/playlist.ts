import { pieces } from '../codes';

/** A piece of one quality, as it is stored. */
export interface ListedPiece {
  number: number;
  milliseconds: number;
  isDiscontinuity: boolean;
}

interface Listed {
  /** The last pieces of a quality, in order. */
  listed: readonly ListedPiece[];
  /** Discontinuities before the first of them. */
  discontinuitiesBefore: number;
  /** Nothing will follow. */
  isOver: boolean;
}

/** Longest piece that a playlist may name, in seconds: a key frame may come late. */
const longest = pieces.seconds + 1;

/**
 * The playlist of a quality of a stream that goes on (RFC 8216): its last pieces, under `<number>.ts` beside it. A piece that is
 * missing between two others is a discontinuity as well.
 */
export function livePlaylist({ listed, discontinuitiesBefore, isOver }: Listed): string {
  const lines = listed.flatMap(({ number, milliseconds, isDiscontinuity }, index) => [
    ...(isDiscontinuity && index > 0 ? ['#EXT-X-DISCONTINUITY'] : []),
    `#EXTINF:${(milliseconds / 1000).toFixed(3)},`,
    `${number}.ts`,
  ]);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${longest}`,
    `#EXT-X-MEDIA-SEQUENCE:${listed[0]?.number ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuitiesBefore}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...lines,
    ...(isOver ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
}

/** A quality of a stream, by its last piece. */
export interface ListedQuality {
  /** Height: its name. */
  quality: number;
  width: number;
  height: number;
  codecs: string;
  /** Bits per second. */
  bandwidth: number;
}

/** The playlist that names the qualities, the largest first. */
export function liveMaster(qualities: readonly ListedQuality[]): string {
  const entries = qualities.flatMap(({ quality, width, height, codecs, bandwidth }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
    `${quality}/index.m3u8`,
  ]);
  return ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS', ...entries, ''].join('\n');
}

/** What of a stream is asked for. */
export type AskedOfStream =
  | { kind: 'master' }
  | { kind: 'list'; quality: number }
  | { kind: 'piece'; quality: number; number: number };

/** A path below `/play/live/`; null for every other one. Nothing is decoded: our names need no encoding. */
export function parseLivePath(pathname: string): { broadcastId: string; token: string; asked: AskedOfStream } | null {
  const [, broadcastId, token, name] =
    /^\/play\/live\/([\w-]{1,64})\/([\w-]{1,400})\/([\w./]{1,30})$/.exec(pathname) ?? [];
  const asked = name === undefined ? null : parseName(name);
  return broadcastId && token && asked ? { broadcastId, token, asked } : null;
}

function parseName(name: string): AskedOfStream | null {
  if (name === 'master.m3u8') return { kind: 'master' };
  const [, quality, file] = /^(\d{2,4})\/(index\.m3u8|\d{1,9}\.ts)$/.exec(name) ?? [];
  if (!quality || !file) return null;
  if (file === 'index.m3u8') return { kind: 'list', quality: Number(quality) };
  return { kind: 'piece', quality: Number(quality), number: Number(file.slice(0, -3)) };
}
