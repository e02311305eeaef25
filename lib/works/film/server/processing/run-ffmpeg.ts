import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { environmentOfPrograms } from '@/lib/platform/server/env';
import { ffmpegCommand } from './ffmpeg-program';

/** Threads of a run, limited since a node has other work too. */
export const threads = Math.min(4, availableParallelism());
/** Maximum size of its output: everything about its input, even with long metadata. */
const mostPrinted = 256 * 1024;
/** Number of last lines for the log. */
const lastLines = 20;

export interface FfmpegRun {
  /** Arguments; no shell is involved. Paths are relative to `folder`. */
  words: readonly string[];
  /** Working directory. */
  folder: string;
  /** Ends it at once, with all child processes. */
  signal: AbortSignal;
  /** Timeout of a run. */
  limitSeconds: number;
  /** Called with the progress, in seconds of the film; may throw, which ends the run. */
  onProgress?(seconds: number): void;
}

/** ffmpeg failed; the message has its last output, for the log only. */
export class FfmpegError extends Error {
  override readonly name = 'FfmpegError';
  /** Its output about its input. */
  readonly printed: string;

  constructor(message: string, printed = '') {
    super(message);
    this.printed = printed;
  }
}

/**
 * Runs ffmpeg and returns its output about its input, and its progress in seconds. Throws FfmpegError when it fails or
 * times out, the signal's reason when it is aborted, what `onProgress` threw, and NoFfmpegError.
 */
export async function runFfmpeg(run: FfmpegRun): Promise<{ printed: string; seconds: number }> {
  const [program, ...before] = await ffmpegCommand(run.limitSeconds * threads);
  run.signal.throwIfAborted();
  const usual = ['-hide_banner', '-nostdin', '-nostats', '-y', '-progress', 'pipe:1', '-filter_threads', `${threads}`];
  const child = spawn(program, [...before, ...usual, ...run.words], {
    cwd: run.folder,
    // Few malloc arenas, otherwise their address space would exceed the limit.
    env: { ...environmentOfPrograms(), MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that all of it can be ended.
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

/** Ends the whole process group when the run is aborted, times out, or `onProgress` throws. */
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

/** Its progress is printed as lines `name=value`; before the first frame the time is `N/A`. */
async function followProgress({ stdout }: ChildProcess, onSeconds: (seconds: number) => void): Promise<void> {
  if (!stdout) return;
  for await (const line of createInterface({ input: stdout })) {
    const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
    if (microseconds) onSeconds(Number(microseconds) / 1_000_000);
  }
}
