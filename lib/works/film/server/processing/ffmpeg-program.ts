import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { env, environmentOfPrograms } from '@/lib/platform/server/env';

const gigabyte = 1024 ** 3;

/** Limits of a run of ffmpeg beside its time: memory, and size of a written file. */
const bounds = { memory: 4 * gigabyte, file: 4 * gigabyte };

/**
 * Only the kernel can enforce limits on a process, and end it with the node that started it, even if that was killed.
 */
const keepers = (seconds: number, niceness: number) => [
  ...['setpriv', '--pdeathsig', 'KILL', '--no-new-privs'],
  ...['prlimit', `--as=${bounds.memory}`, `--fsize=${bounds.file}`, `--cpu=${seconds}`, '--core=0'],
  ...['nice', '-n', `${niceness}`],
];

/** ffmpeg is missing; the message is for the operator and names the remedy. */
class NoFfmpegError extends Error {
  override readonly name = 'NoFfmpegError';
}

/**
 * The command line before ffmpeg's own arguments: with limits where the system has the tools for it (util-linux, as on
 * Debian and in our image), else without. `cpuSeconds` is the sum over all threads; `niceness` says who goes first: a film can wait.
 * Throws NoFfmpegError.
 */
export async function ffmpegCommand(cpuSeconds: number, niceness = 10): Promise<[program: string, ...words: string[]]> {
  const ffmpeg = await findProgram(env().ffmpeg);
  if (!ffmpeg) {
    throw new NoFfmpegError(
      `Films need ffmpeg, and FFMPEG is "${env().ffmpeg}", which is not there: install ffmpeg (on Debian: apt-get install ffmpeg) or name one with FFMPEG=/path/to/ffmpeg.`,
    );
  }
  const [first = ffmpeg, ...others] = keepers(cpuSeconds, niceness);
  keepersWork ??= doKeepersWork();
  return (await keepersWork) ? [first, ...others, ffmpeg] : [ffmpeg];
}

/** Whether ffmpeg is available. */
export async function hasFfmpeg(): Promise<boolean> {
  return (await findProgram(env().ffmpeg)) !== null;
}

let keepersWork: Promise<boolean> | undefined;

/** Other systems have different tools of these names, or none. */
async function doKeepersWork(): Promise<boolean> {
  const [program = '', ...words] = [...keepers(60, 10), 'true'];
  // A system program; without this comment Next would search the project for it and include all files.
  const child = spawn(/* turbopackIgnore: true */ program, words, { stdio: 'ignore' });
  return once(child, 'exit').then(
    ([status]) => status === 0,
    () => false,
  );
}

/** The path of an executable, searched for like in a shell. */
async function findProgram(name: string): Promise<string | null> {
  const folders = name.includes('/') ? [''] : (environmentOfPrograms().PATH ?? '').split(delimiter).filter(Boolean);
  for (const folder of folders) {
    const path = folder ? join(folder, name) : name;
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}
