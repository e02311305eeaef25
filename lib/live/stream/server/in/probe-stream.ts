import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { environmentOfPrograms } from '@/lib/platform/server/env';
import { ffmpegCommand, readBanner, valueOfRate } from '@/lib/works/film/port';
import type { Picture } from '../../rules/encoding';
import type { Encoder } from './encoder-door';

/** Seconds that a stream may need until its first picture is decoded. */
const limitSeconds = 15;
/** Of a decoded picture. */
const mostPixels = 4096 * 4096;
/** Frames per second where the stream does not say. */
const usualFrames = 25;

/** What a stream is, for its host and staff. */
export interface ProbedStream {
  picture: Picture;
  videoCodec: string;
  audioCodec: string;
}

/**
 * What an encoder sends, by decoding its first picture. Null where no picture comes in time, or none that can be decoded.
 */
export async function probeEncoder(encoder: Encoder): Promise<ProbedStream | null> {
  return probe(['-f', 'flv', '-i', 'pipe:0'], (write) => encoder.pipeTo({ write, waiting: () => 0 }));
}

/** What comes from an address, by decoding its first picture. Null as for {@link probeEncoder}. */
export const probeAddress = (input: readonly string[]): Promise<ProbedStream | null> => probe(input, () => () => {});

async function probe(
  input: readonly string[],
  feed: (write: (bytes: Buffer) => void) => () => void,
): Promise<ProbedStream | null> {
  const [program, ...before] = await ffmpegCommand(10 * limitSeconds);
  const first = [
    '-map',
    '0:V:0',
    '-frames:v',
    '1',
    '-vf',
    'scale=iw*sar:ih,setsar=1',
    '-c:v',
    'png',
    '-f',
    'image2pipe',
  ];
  const child = spawn(program, [...before, '-hide_banner', ...input, ...first, 'pipe:1'], {
    env: { ...environmentOfPrograms(), MALLOC_ARENA_MAX: '2' },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const { stdin, stdout, stderr } = child;
  stdin.on('error', () => {});
  const picture: Buffer[] = [];
  let printed = '';
  stdout.on('data', (bytes: Buffer) => picture.push(bytes));
  stderr.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(0, 64 * 1024);
  });
  const kill = () => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGKILL');
  const late = setTimeout(kill, limitSeconds * 1000).unref();
  const stop = feed((bytes) => void stdin.write(bytes));
  await once(child, 'close').finally(() => clearTimeout(late));
  stop();
  return describeStream(printed, Buffer.concat(picture));
}

async function describeStream(printed: string, png: Buffer): Promise<ProbedStream | null> {
  const facts = readBanner(printed);
  if (!facts.hasPicture || png.length === 0) return null;
  const { width, height } = await sharp(png, { limitInputPixels: mostPixels }).metadata();
  return {
    picture: { width, height, frameRate: valueOfRate(facts.frameRate) || usualFrames, hasSound: facts.hasSound },
    videoCodec: facts.codec,
    audioCodec: /: Audio: (\w+)/.exec(printed)?.[1] ?? '',
  };
}
