import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { environmentOfPrograms } from '@/lib/platform/server/env';
import { ffmpegCommand } from './ffmpeg-program';

/** Threads of one run: it is one of the many things that a node does. */
export const threads = Math.min(4, availableParallelism());
/** Of what it prints: all that it says of its input, however much the file has to say of itself. */
const mostPrinted = 256 * 1024;
/** Lines of its end that go to the log. */
const lastLines = 20;

export interface FfmpegRun {
  /** Arguments; no shell ever reads them. Paths are taken from `folder`. */
  words: readonly string[];
  /** Where it works. */
  folder: string;
  /** Ends it at once, and everything that it started. */
  signal: AbortSignal;
  /** A run that takes longer is ended and has failed. */
  limitSeconds: number;
  /** Hears how far it is, in seconds of the film; may throw, which ends the run. */
  onProgress?(seconds: number): void;
}

/** ffmpeg ended badly; the message has the last it said, for the log alone. */
export class FfmpegError extends Error {
  override readonly name = 'FfmpegError';
  /** What it printed of its input. */
  readonly printed: string;

  constructor(message: string, printed = '') {
    super(message);
    this.printed = printed;
  }
}

/**
 * Runs ffmpeg and returns what it printed of its input, and how far it came in seconds. Throws FfmpegError when it fails
 * or takes too long, the signal's reason when it was aborted, what `onProgress` threw, and NoFfmpegError.
 */
export async function runFfmpeg(run: FfmpegRun): Promise<{ printed: string; seconds: number }> {
  const [program, ...before] = await ffmpegCommand(run.limitSeconds * threads);
  run.signal.throwIfAborted();
  const usual = ['-hide_banner', '-nostdin', '-nostats', '-y', '-progress', 'pipe:1', '-filter_threads', `${threads}`];
  const child = spawn(program, [...before, ...usual, ...run.words], {
    cwd: run.folder,
    // Its memory in few arenas, or their mere addresses would exceed the bound.
    env: { ...environmentOfPrograms(), MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that all of it can be ended.
    detached: true,
  });
  const stop = new Stopper(child, run);
  const heard = { seconds: 0 };
  const printed = keepPrinted(child);
  const progress = followProgress(child, (seconds) => {
    heard.seconds = Math.max(heard.seconds, seconds);
    stop.ifThrows(() => run.onProgress?.(seconds));
  });
  const [[status]] = await Promise.all([once(child, 'close'), progress]).finally(() => stop.release());
  if (stop.reason) throw stop.reason.error;
  if (status !== 0) throw new FfmpegError(`ffmpeg ended with ${status}:\n${printed.end()}`, printed.beginning());
  return { printed: printed.beginning(), seconds: heard.seconds };
}

/** Ends the whole group of a process when the run is aborted, out of time, or told to by what it was asked. */
class Stopper {
  reason: { error: unknown } | undefined;
  readonly #child: ChildProcess;
  readonly #signal: AbortSignal;
  readonly #timer: NodeJS.Timeout;
  readonly #onAbort = () => this.#stop(this.#signal.reason);

  constructor(child: ChildProcess, { signal, limitSeconds }: FfmpegRun) {
    this.#child = child;
    this.#signal = signal;
    signal.addEventListener('abort', this.#onAbort);
    const late = () => this.#stop(new FfmpegError(`ffmpeg took longer than ${limitSeconds} s.`));
    this.#timer = setTimeout(late, limitSeconds * 1000).unref();
  }

  ifThrows(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#stop(error);
    }
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this.#onAbort);
  }

  #stop(error: unknown): void {
    this.reason ??= { error };
    const { pid, exitCode } = this.#child;
    if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGKILL');
  }
}

function keepPrinted({ stderr }: ChildProcess) {
  let beginning = '';
  let end = '';
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (beginning.length < mostPrinted) beginning += text;
    end = (end + text).slice(-8000);
  });
  return { beginning: () => beginning, end: () => end.trimEnd().split('\n').slice(-lastLines).join('\n') };
}

/** Its progress comes as lines `name=value`; before the first picture the time is `N/A`. */
async function followProgress({ stdout }: ChildProcess, onSeconds: (seconds: number) => void): Promise<void> {
  if (!stdout) return;
  for await (const line of createInterface({ input: stdout })) {
    const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
    if (microseconds) onSeconds(Number(microseconds) / 1_000_000);
  }
}
