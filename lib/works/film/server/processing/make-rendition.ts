import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaStorage, readBody } from '@/lib/base/media/port';
import { valueOfRate } from '../../rules/frame-rate';
import { avcCodec, bandwidthOf, mediaPlaylist, type RenditionFacts, readFacts, readPlaylist } from '../../rules/hls';
import type { Rendition } from '../../rules/ladder';
import { FilmProblem, longestFilm } from './film-problem';
import { type Film, openingWords } from './probe-film';
import { runFfmpeg, threads } from './run-ffmpeg';

/** Seconds between keyframes, the same in all renditions, and seconds per segment. */
const [groupSeconds, pieceSeconds] = [2, 6];
/** Timeout of a run: a slow machine needs several seconds for a second of film. */
const limitOf = (film: Film) => 600 + 8 * Math.ceil(film.facts.seconds ?? longestFilm);
/** Number of bytes of a segment from which the codec is read. */
const beginning = 64 * 1024;
/** Segments uploaded to storage at once. */
const atOnce = 4;

/** A finished rendition: its facts for the master playlist, and its duration in seconds. */
export interface MadeRendition {
  facts: RenditionFacts;
  seconds: number;
}

/** A rendition finished by an earlier run; null for none. */
export async function findRendition(folder: string): Promise<MadeRendition | null> {
  const file = await mediaStorage().read(`${folder}index.m3u8`);
  const text = file && new TextDecoder().decode(await readBody(file));
  const facts = text && readFacts(text);
  return facts ? { facts, seconds: secondsOf(readPlaylist(text)) } : null;
}

/**
 * Makes a rendition of the film in `work` and stores it in the media folder: its segments, then the playlist that marks
 * it as complete. Throws FilmProblem for a film that is too long, or much shorter than it claims.
 */
export async function makeRendition(
  { work, film, rendition, folder }: { work: string; film: Film; rendition: Rendition; folder: string },
  { signal, onProgress }: { signal: AbortSignal; onProgress(seconds: number): void },
): Promise<MadeRendition> {
  const place = join(work, String(rendition.name));
  await mkdir(place, { recursive: true });
  const { seconds } = await runFfmpeg({
    words: [...openingWords(film.container), ...encodingWords(film, rendition)],
    folder: work,
    signal,
    limitSeconds: limitOf(film),
    onProgress(reached) {
      if (reached > longestFilm) throw new FilmProblem('tooLong');
      onProgress(reached);
    },
  });
  requireWhole(film, seconds);
  const made = await keepPieces({ place, film, folder }, signal);
  await rm(place, { recursive: true });
  return made;
}

/** A truncated file still plays up to that point, but is not the whole work. */
function requireWhole({ facts }: Film, seconds: number): void {
  const missing = (facts.seconds ?? 0) - seconds;
  if (missing > Math.max(2, (facts.seconds ?? 0) * 0.1)) throw new FilmProblem('unreadable');
}

function encodingWords({ facts }: Film, { name, width, height, videoBandwidth, audioBandwidth }: Rendition): string[] {
  const group = Math.ceil(valueOfRate(facts.frameRate) * groupSeconds);
  const light = facts.isHdr ? `${toUsualLight},` : '';
  return [
    ...['-map', '0:V:0', '-map', '0:a:0?', '-dn', '-sn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-vf', `${light}scale=${width}:${height}:flags=bicubic,setsar=1,fps=${facts.frameRate},format=yuv420p`],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', name > 480 ? 'high' : 'main', '-threads', `${threads}`],
    ...['-crf', '23', '-maxrate', `${videoBandwidth}`, '-bufsize', `${2 * videoBandwidth}`],
    // Closed groups that start at the same times in all renditions, so that a player can switch between them.
    ...['-g', `${group}`, '-sc_threshold', '0', '-flags', '+cgop'],
    ...['-force_key_frames', `expr:gte(t,n_forced*${groupSeconds})`],
    ...['-c:a', 'aac', '-b:a', `${audioBandwidth}`, '-ac', '2', '-ar', '48000'],
    ...pieceWords(name),
  ];
}

/** Arguments that write a rendition as segments into the folder of its name, with a playlist. */
export const pieceWords = (name: number): string[] => [
  ...['-f', 'hls', '-hls_time', `${pieceSeconds}`, '-hls_list_size', '0', '-hls_playlist_type', 'vod'],
  ...['-hls_segment_filename', `${name}/%05d.ts`, `${name}/index.m3u8`],
];

/** Tone mapping from HDR (PQ, HLG) to ordinary screens. */
const toUsualLight = [
  'zscale=t=linear:npl=100',
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
].join(',');

/** Stores the segments in a local folder in the media folder, then the playlist that marks them as complete. */
export async function keepPieces(
  { place, film, folder }: { place: string; film: Film; folder: string },
  signal: AbortSignal,
): Promise<MadeRendition> {
  const pieces = readPlaylist(await readFile(join(place, 'index.m3u8'), 'utf8'));
  const segments = await Promise.all(
    pieces.map(async (piece) => ({ ...piece, bytes: (await stat(join(place, piece.name))).size })),
  );
  const waiting = segments.values();
  const worker = async () => {
    for (const { name, bytes } of waiting) {
      signal.throwIfAborted();
      await mediaStorage().put(`${folder}${name}`, { stream: createReadStream(join(place, name)), size: bytes });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const codecs = [await codecOf(join(place, pieces[0]?.name ?? '')), ...(film.facts.hasSound ? ['mp4a.40.2'] : [])];
  const facts = { ...bandwidthOf(segments), codecs: codecs.join(','), frameRate: film.facts.frameRate };
  await mediaStorage().put(`${folder}index.m3u8`, new TextEncoder().encode(mediaPlaylist(segments, facts)));
  return { facts, seconds: secondsOf(pieces) };
}

async function codecOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(beginning), 0, beginning, 0);
    const codec = avcCodec(buffer.subarray(0, bytesRead));
    if (!codec) throw new Error('The piece that was made has no H.264 parameters.');
    return codec;
  } finally {
    await file.close();
  }
}

const secondsOf = (pieces: readonly { seconds: number }[]) => pieces.reduce((sum, { seconds }) => sum + seconds, 0);
