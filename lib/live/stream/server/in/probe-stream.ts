import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environmentOfPrograms } from '@/lib/platform/server/env';
import { ffmpegCommand, readBanner, valueOfRate } from '@/lib/works/film/port';
import type { Picture } from '../../rules/encoding';
import { niceness, type StreamInput } from './encode-stream';
import type { FlvSink } from './encoder';

/** Seconds that a stream may need until its first picture is decoded. */
const limitSeconds = 15;
/** Of a picture that is taken. */
const mostPixels = 4096 * 4096;
/** Characters that are kept of what it prints. */
const mostPrinted = 64 * 1024;
/** Where a PNG says its width and its height, of four bytes each. */
const sides = { width: 16, height: 20, end: 24 };
/** Frames per second where the stream does not say. */
const usualFrames = 25;
/** One picture in its displayed size, as a file on standard output: that it is there shows that it can be decoded. */
const firstPicture = [
  ...['-map', '0:V:0', '-frames:v', '1', '-vf', 'scale=iw*sar:ih,setsar=1'],
  ...['-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
];

/** What a stream is, for its host and staff. */
export interface ProbedStream {
  picture: Picture;
  videoCodec: string;
  audioCodec: string;
}

/**
 * What a stream is, by decoding its first picture. `feed` begins to write it and returns what stops that. Null where no picture comes
 * in time, none that can be decoded, or where `signal` ends it.
 */
export async function probeStream(
  { input, feed }: { input: StreamInput; feed: (sink: FlvSink) => () => void },
  signal: AbortSignal,
): Promise<ProbedStream | null> {
  const [program, ...before] = await ffmpegCommand(10 * limitSeconds, niceness);
  if (signal.aborted) return null;
  const child = spawn(program, [...before, '-hide_banner', '-nostdin', '-nostats', ...input.words, ...firstPicture], {
    env: { ...environmentOfPrograms(), MALLOC_ARENA_MAX: '2', ...input.environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const { stdin, stdout, stderr } = child;
  stdin.on('error', () => {});
  let png = Buffer.alloc(0);
  stdout.on('data', (part: Buffer) => {
    if (png.length < sides.end) png = Buffer.concat([png, part]);
  });
  let printed = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(0, mostPrinted);
  });
  const kill = () => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGKILL');
  const late = setTimeout(kill, limitSeconds * 1000).unref();
  signal.addEventListener('abort', kill);
  const stop = feed({ write: (part) => void stdin.write(part), waiting: () => stdin.writableLength });
  await once(child, 'close').finally(() => {
    clearTimeout(late);
    signal.removeEventListener('abort', kill);
    stop();
  });
  return describeStream(printed, png);
}

function describeStream(printed: string, png: Buffer): ProbedStream | null {
  const facts = readBanner(printed);
  if (!facts.hasPicture || png.length < sides.end) return null;
  const [width, height] = [png.readUInt32BE(sides.width), png.readUInt32BE(sides.height)];
  if (width * height > mostPixels) return null;
  return {
    picture: { width, height, frameRate: valueOfRate(facts.frameRate) || usualFrames, hasSound: facts.hasSound },
    videoCodec: facts.codec,
    audioCodec: /: Audio: (\w+)/.exec(printed)?.[1] ?? '',
  };
}
