import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { env, environmentOfPrograms } from '@/lib/platform/server/env';

const gigabyte = 1024 ** 3;

/** Bounds of one run of ffmpeg beyond its time: what it may claim in memory, and the largest file it may write. */
const bounds = { memory: 4 * gigabyte, file: 4 * gigabyte };

/** Only the kernel can hold a process to bounds, and end it with the node that started it, however that one ended. */
const keepers = (seconds: number) => [
  ...['setpriv', '--pdeathsig', 'KILL', '--no-new-privs'],
  ...['prlimit', `--as=${bounds.memory}`, `--fsize=${bounds.file}`, `--cpu=${seconds}`, '--core=0'],
  ...['nice', '-n', '10'],
];

/** There is no ffmpeg; the message is for the operator and says the cure. */
class NoFfmpegError extends Error {
  override readonly name = 'NoFfmpegError';
}

/**
 * The program and the words before ffmpeg's own: held to its bounds where the system has the tools for it (util-linux, as
 * on Debian and in our image), else as it is. `cpuSeconds` are of all its threads together. Throws NoFfmpegError.
 */
export async function ffmpegCommand(cpuSeconds: number): Promise<[program: string, ...words: string[]]> {
  const ffmpeg = await findProgram(env().ffmpeg);
  if (!ffmpeg) {
    throw new NoFfmpegError(
      `Films need ffmpeg, and FFMPEG is "${env().ffmpeg}", which is not there: install ffmpeg (on Debian: apt-get install ffmpeg) or name one with FFMPEG=/path/to/ffmpeg.`,
    );
  }
  const [first = ffmpeg, ...others] = keepers(cpuSeconds);
  keepersWork ??= doKeepersWork();
  return (await keepersWork) ? [first, ...others, ffmpeg] : [ffmpeg];
}

/** Whether there is an ffmpeg at all. */
export async function hasFfmpeg(): Promise<boolean> {
  return (await findProgram(env().ffmpeg)) !== null;
}

let keepersWork: Promise<boolean> | undefined;

/** Other systems have other tools of these names, or none. */
async function doKeepersWork(): Promise<boolean> {
  const [program = '', ...words] = [...keepers(60), 'true'];
  // A program of the machine, whose path Next would look for among the files of the project, and take them all.
  const child = spawn(/* turbopackIgnore: true */ program, words, { stdio: 'ignore' });
  return once(child, 'exit').then(
    ([status]) => status === 0,
    () => false,
  );
}

/** The path of a program that can be started, looked for as a shell does. */
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
