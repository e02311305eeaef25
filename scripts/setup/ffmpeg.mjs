import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './processes.mjs';
import { inProject } from './project.mjs';

/**
 * The path of an ffmpeg that can encode films, or null: the one named by the variable FFMPEG, unchecked, else the
 * system's, else the one of the package `@ffmpeg-binary`, which is installed on Linux on x64.
 *
 * @param {Record<string, string | undefined>} environment
 */
export async function findFfmpeg({ FFMPEG, PATH = '' } = process.env) {
  if (FFMPEG) return FFMPEG;
  const onPath = PATH.split(delimiter).filter(Boolean);
  const packaged = inProject('node_modules', '@ffmpeg-binary', 'linux-x64');
  for (const folder of [...onPath, packaged]) {
    const path = join(folder, 'ffmpeg');
    if (canBeStarted(path) && (await makesFilms(path))) return path;
  }
  return null;
}

/**
 * The environment with the path of an ffmpeg, if there is one. A server without one starts too: it reports what is
 * missing when a film is uploaded.
 *
 * @param {Record<string, string | undefined>} environment
 */
export async function withFfmpeg(environment) {
  const path = await findFfmpeg(environment);
  return path ? { ...environment, FFMPEG: path } : environment;
}

function canBeStarted(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Some systems have one without the encoder that all browsers support. */
async function makesFilms(path) {
  const { status, output } = await runQuietly(path, ['-hide_banner', '-encoders'], { timeout: 20_000 }).catch(() => ({
    status: 1,
    output: '',
  }));
  return status === 0 && output.includes(' libx264 ');
}
