import { qualities as filmQualities } from '@/lib/works/film/codes';
import { pieces, streamQualities } from '../codes';

/** What comes from an encoder, as its first picture shows it. */
export interface Picture {
  /** Upright, in pixels. */
  width: number;
  height: number;
  /** Frames per second. */
  frameRate: number;
  hasSound: boolean;
}

/** A quality of a stream. */
export interface StreamQuality {
  /** Displayed height of its shorter side; its name. */
  name: number;
  width: number;
  height: number;
  videoBandwidth: number;
  audioBandwidth: number;
}

/** A shorter side slightly below a height counts as that height. */
const nearly = 0.97;
/** Frames per second at most: what an encoder sends beyond costs a node more than it shows. */
const mostFrames = 30;
/** Threads of each of its encoders: more of them delay a picture, and a node has other streams. */
const threads = 2;

/** The qualities of a picture, the largest first, none larger than itself; one that is smaller than all of them in its own size. */
export function qualitiesOf({ width, height }: Pick<Picture, 'width' | 'height'>): StreamQuality[] {
  const short = Math.min(width, height);
  const fitting = streamQualities.filter((quality) => quality.height * nearly <= short);
  const chosen = fitting.length > 0 ? fitting : streamQualities.slice(-1);
  return chosen.map(({ height: name, video, audio }) => {
    const scale = Math.min(1, name / short);
    return {
      ...{ name, width: even(width * scale), height: even(height * scale) },
      ...{ videoBandwidth: video, audioBandwidth: audio },
    };
  });
}

/** The codecs, in ffmpeg's names, of a stream that can be stored as it comes. */
const copied = { video: 'h264', audio: 'aac' };

/** Whether a stream can be stored as it comes: browsers play it, and what joins pieces expects it. */
export const canCopy = ({ videoCodec, audioCodec }: { videoCodec: string; audioCodec: string }) =>
  videoCodec === copied.video && audioCodec === copied.audio;

/** The one quality of a stream that is stored as it comes: its own size, under the name of the largest height that fits. */
export function qualityAsSent({ width, height }: Pick<Picture, 'width' | 'height'>): StreamQuality[] {
  const [largest] = qualitiesOf({ width, height });
  const short = Math.min(width, height);
  const name = filmQualities.find((quality) => quality.height * nearly <= short)?.height ?? largest?.name;
  return largest && name ? [{ ...largest, name, width, height }] : [];
}

/** H.264 subsamples colours, so both sides must be even. */
const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

/**
 * Arguments for ffmpeg that make pieces of a stream in its qualities, each in the folder of its name. Finished ones are told on the
 * file descriptors from `firstList` on, one for each quality, as lines `name,start,end` in seconds.
 */
export function encodingWords(
  input: readonly string[],
  { picture, qualities, firstList }: { picture: Picture; qualities: readonly StreamQuality[]; firstList: number },
): string[] {
  const frames = Math.min(mostFrames, picture.frameRate);
  const marks = qualities.map((_quality, index) => `[in${index}]`).join('');
  const scaled = qualities.map(
    ({ width, height }, index) => `[in${index}]scale=${width}:${height}:flags=bicubic,setsar=1[out${index}]`,
  );
  const filter = [`[0:V:0]fps=${frames},format=yuv420p,split=${qualities.length}${marks}`, ...scaled].join(';');
  return [
    ...input,
    // Silence, so that every piece has a sound: players stop at a picture that loses it.
    ...(picture.hasSound ? [] : ['-f', 'lavfi', '-i', 'anullsrc=channel_layout=stereo:sample_rate=48000']),
    ...['-filter_complex_threads', `${threads}`, '-filter_complex', filter],
    ...qualities.flatMap((quality, index) => outputWords(quality, { index, frames, picture, firstList })),
  ];
}

/** The same for the one quality of a stream that is stored as it comes: pieces begin with its own key frames. */
export function copyingWords(
  input: readonly string[],
  { qualities: [quality], firstList }: { qualities: readonly StreamQuality[]; firstList: number },
): string[] {
  const words = ['-map', '0:V:0', '-map', '0:a:0', '-map_metadata', '-1', '-dn', '-sn', '-c', 'copy'];
  return [...input, ...words, ...pieceWords(quality?.name ?? 0, firstList)];
}

function outputWords(
  { name, videoBandwidth, audioBandwidth }: StreamQuality,
  { index, frames, picture, firstList }: { index: number; frames: number; picture: Picture; firstList: number },
): string[] {
  const group = Math.ceil(frames * pieces.seconds);
  return [
    ...['-map', `[out${index}]`, '-map', picture.hasSound ? '0:a:0' : '1:a:0', '-map_metadata', '-1', '-dn', '-sn'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', name > 480 ? 'high' : 'main', '-bf', '0'],
    ...['-threads', `${threads}`, '-crf', '23', '-maxrate', `${videoBandwidth}`, '-bufsize', `${videoBandwidth}`],
    // Closed groups at the same times in all qualities, so that a player can switch between them.
    ...['-g', `${group}`, '-sc_threshold', '0', '-flags', '+cgop'],
    ...['-force_key_frames', `expr:gte(t,n_forced*${pieces.seconds})`],
    ...['-af', 'aresample=async=1000', '-c:a', 'aac', '-b:a', `${audioBandwidth}`, '-ac', '2', '-ar', '48000'],
    ...(picture.hasSound ? [] : ['-shortest']),
    ...pieceWords(name, firstList + index),
  ];
}

/** Pieces in the folder of a quality, told on a file descriptor. */
function pieceWords(name: number, list: number): string[] {
  return [
    ...['-f', 'segment', '-segment_time', `${pieces.seconds}`, '-segment_format', 'mpegts'],
    ...['-segment_time_delta', '0.05', '-segment_list', `pipe:${list}`],
    ...['-segment_list_type', 'csv', '-segment_list_size', '0', `${name}/%06d.ts`],
  ];
}

/** A line of a list of pieces; null for anything else. Seconds from the beginning of the stream. */
export function readPieceLine(line: string): { name: string; start: number; end: number } | null {
  const [, name, start, end] = /^(?:.*\/)?(\d+\.ts),([\d.]+),([\d.]+)$/.exec(line.trim()) ?? [];
  return name === undefined ? null : { name, start: Number(start), end: Number(end) };
}
