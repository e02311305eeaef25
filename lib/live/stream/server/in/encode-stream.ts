import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { environmentOfPrograms } from '@/lib/platform/server/env';
import { ffmpegCommand } from '@/lib/works/film/port';
import { encodingWords, type Picture, readPieceLine, type StreamQuality } from '../../rules/encoding';
import type { FlvSink } from './encoder-door';

/** The file descriptor of the first list of pieces: after standard input, output and error. */
const firstList = 3;
/** Processor seconds of a stream over all threads: it is ended by its broadcast, not by this. */
const cpuSeconds = 200_000;
/** Seconds for the last pieces after the stream has ended. */
const endSeconds = 10;

/** A finished piece of one quality. */
export interface MadePiece {
  quality: StreamQuality;
  /** Its place in the stream, from 0 on: the same in all qualities. */
  index: number;
  /** Its file. */
  path: string;
  /** Seconds from the beginning of the stream. */
  start: number;
  end: number;
}

/** How ffmpeg gets on, by its own numbers. */
export interface EncodingProgress {
  /** Seconds of film per second. */
  speed: number;
  droppedFrames: number;
  /** What it has written so far. */
  bytes: number;
}

export interface Encoding {
  sink: FlvSink;
  progress(): EncodingProgress;
  /** Ends it after what was written; at once after some seconds. */
  end(): void;
  /** Resolves with the end of its output when it has ended, however. */
  readonly ended: Promise<string>;
}

interface Wanted {
  folder: string;
  picture: Picture;
  qualities: readonly StreamQuality[];
  /** Arguments for another input than what is written to the sink. */
  input?: readonly string[];
  onPiece(piece: MadePiece): void;
}

/** Encodes a stream into pieces in the folder, as they come. */
export async function encodeStream(wanted: Wanted): Promise<Encoding> {
  const { folder, picture, qualities, input = ['-f', 'flv', '-i', 'pipe:0'] } = wanted;
  for (const { name } of qualities) await mkdir(join(folder, String(name)), { recursive: true });
  const [program, ...before] = await ffmpegCommand(cpuSeconds);
  const usual = ['-hide_banner', '-nostats', '-loglevel', 'warning', '-y', '-progress', 'pipe:1'];
  const words = [...before, ...usual, ...encodingWords(input, { picture, qualities, firstList })];
  const child = spawn(program, words, {
    cwd: folder,
    env: { ...environmentOfPrograms(), MALLOC_ARENA_MAX: '2' },
    stdio: ['pipe', 'pipe', 'pipe', ...qualities.map(() => 'pipe' as const)],
    detached: true,
  });
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('ffmpeg has no pipes.');
  // It may end before all is written; that it ended is what counts.
  stdin.on('error', () => {});
  const progress: EncodingProgress = { speed: 1, droppedFrames: 0, bytes: 0 };
  createInterface({ input: stdout }).on('line', (line) => noteProgress(progress, line));
  let printed = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-4000);
  });
  const lists = qualities.map((quality, index) =>
    followList(child.stdio[firstList + index] as Readable, (piece) =>
      wanted.onPiece({ ...piece, quality, path: join(folder, String(quality.name), piece.name) }),
    ),
  );
  const ended = Promise.all([once(child, 'close'), ...lists]).then(() => printed.trimEnd());
  const kill = () => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGKILL');
  return {
    sink: { write: (bytes) => void stdin.write(bytes), waiting: () => stdin.writableLength },
    progress: () => progress,
    end() {
      stdin.end();
      const late = setTimeout(kill, endSeconds * 1000).unref();
      void ended.finally(() => clearTimeout(late));
    },
    ended,
  };
}

function noteProgress(progress: EncodingProgress, line: string): void {
  const [, name, value] = /^(speed|drop_frames|total_size)=\s*([\d.]+)/.exec(line) ?? [];
  if (name === 'total_size') progress.bytes = Number(value);
  if (name === 'speed') progress.speed = Number(value);
  if (name === 'drop_frames') progress.droppedFrames = Number(value);
}

async function followList(
  list: Readable,
  onPiece: (piece: { name: string; index: number; start: number; end: number }) => void,
): Promise<void> {
  let index = 0;
  for await (const line of createInterface({ input: list })) {
    const piece = readPieceLine(line);
    if (piece) onPiece({ ...piece, index });
    if (piece) index += 1;
  }
}
