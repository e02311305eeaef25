import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { environmentOfPrograms } from '@/lib/platform/server/env';
import { ffmpegCommand } from '@/lib/works/film/port';
import { copyingWords, encodingWords, type Picture, readPieceLine, type StreamQuality } from '../../rules/encoding';
import type { FlvSink } from './encoder';

/** The file descriptor of the first list of pieces: after standard input, output and error. */
const firstList = 3;
/** Processor seconds of a stream over all threads: it is ended by its broadcast, not by this. */
const cpuSeconds = 200_000;
/** Before films, which can wait; after everything else of the node. */
export const niceness = 5;
/** Seconds for the last pieces after the stream has ended. */
const endSeconds = 5;

/** What ffmpeg reads: FLV that is written to it, or another input with what its environment needs. */
export interface StreamInput {
  words: readonly string[];
  environment?: Record<string, string>;
}

/** Its header says what is sent, so that little must be looked at before it is known; otherwise ffmpeg would wait for 90 s of sound. */
export const flvInput: StreamInput = {
  words: ['-analyzeduration', '2000000', '-thread_queue_size', '512', '-f', 'flv', '-i', 'pipe:0'],
};

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
  /** Seconds of the stream so far. */
  seconds: number;
  droppedFrames: number;
}

export interface Encoding {
  /** For an input that is written to it. */
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
  input: StreamInput;
  /** It is stored as it comes, in the one quality. */
  isCopied: boolean;
  onPiece(piece: MadePiece): void;
}

/** Makes pieces of a stream in the folder, as they come. */
export async function encodeStream(wanted: Wanted): Promise<Encoding> {
  const { folder, picture, qualities, input, isCopied, onPiece } = wanted;
  for (const { name } of qualities) await mkdir(join(folder, String(name)), { recursive: true });
  const [program, ...before] = await ffmpegCommand(cpuSeconds, niceness);
  const usual = ['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'warning', '-y', '-progress', 'pipe:1'];
  const own = isCopied
    ? copyingWords(input.words, { qualities, firstList })
    : encodingWords(input.words, { picture, qualities, firstList });
  const words = [...before, ...usual, ...own];
  const child = spawn(program, words, {
    cwd: folder,
    // Few malloc arenas, otherwise their address space would exceed the limit.
    env: { ...environmentOfPrograms(), MALLOC_ARENA_MAX: '2', ...input.environment },
    stdio: ['pipe', 'pipe', 'pipe', ...qualities.map(() => 'pipe' as const)],
    // A process group of its own, so that all of it can be ended.
    detached: true,
  });
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('ffmpeg has no pipes.');
  // It may end before all is written; that it ended is what counts.
  stdin.on('error', () => {});
  const progress: EncodingProgress = { seconds: 0, droppedFrames: 0 };
  createInterface({ input: stdout }).on('line', (line) => noteProgress(progress, line));
  let printed = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-4000);
  });
  const lists = qualities.map((quality, index) =>
    followList(child.stdio[firstList + index] as Readable, (piece) =>
      onPiece({ ...piece, quality, path: join(folder, String(quality.name), piece.name) }),
    ),
  );
  const ended = Promise.all([once(child, 'close'), ...lists]).then(() => printed.trimEnd());
  const kill = () => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGKILL');
  return {
    sink: { write: (bytes) => void stdin.write(bytes), waiting: () => stdin.writableLength },
    progress: () => ({ ...progress }),
    end() {
      stdin.end();
      // An input of its own does not end by that.
      if (input !== flvInput) child.kill('SIGINT');
      const late = setTimeout(kill, endSeconds * 1000).unref();
      void ended.finally(() => clearTimeout(late)).catch(() => {});
    },
    ended,
  };
}

function noteProgress(progress: EncodingProgress, line: string): void {
  const [, name, value] = /^(out_time_us|drop_frames)=(\d+)$/.exec(line) ?? [];
  if (name === 'out_time_us') progress.seconds = Number(value) / 1_000_000;
  if (name === 'drop_frames') progress.droppedFrames = Number(value);
}

async function followList(
  list: Readable,
  onPiece: (piece: { name: string; index: number; start: number; end: number }) => void,
): Promise<void> {
  let index = 0;
  for await (const line of createInterface({ input: list })) {
    const piece = readPieceLine(line);
    if (!piece) continue;
    onPiece({ ...piece, index });
    index += 1;
  }
}
