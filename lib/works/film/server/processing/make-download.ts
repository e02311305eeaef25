import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaStorage } from '@/lib/base/media/port';
import { bareCopies } from '../../rules/bare-copy';
import { beginningOf, type Film, openingWords } from './probe-film';
import { FfmpegError, runFfmpeg } from './run-ffmpeg';

/** Nothing is decoded: a slow disk determines the time. */
const limitSeconds = 3600;

/**
 * Stores a copy of the film in `work` for others to save, as `download.<ext>` in the media folder: the same picture and
 * sound, without metadata. Returns its media key. Throws FfmpegError if copying fails.
 */
export async function makeDownload(
  { work, folder, film }: { work: string; folder: string; film: Film },
  signal: AbortSignal,
): Promise<string> {
  const copies = bareCopies(await beginningOf(work), film.facts.codec);
  let failure: unknown;
  for (const { ending, words } of copies) {
    const name = `download.${ending}`;
    const path = join(work, name);
    try {
      await runFfmpeg({ words: [...openingWords(film.container), ...words, name], folder: work, signal, limitSeconds });
      await mediaStorage().put(`${folder}${name}`, { stream: createReadStream(path), size: (await stat(path)).size });
      return `${folder}${name}`;
    } catch (error) {
      if (!(error instanceof FfmpegError)) throw error;
      failure = error;
    } finally {
      await rm(path, { force: true });
    }
  }
  throw failure;
}
