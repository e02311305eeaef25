import { open } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type FilmFacts, readBanner } from '../../rules/ffmpeg-banner';
import { containerBytes, type FilmContainer, filmContainer } from '../../rules/film-container';
import { FilmProblem, longestFilm } from './film-problem';
import { FfmpegError, runFfmpeg, threads } from './run-ffmpeg';

/** The name of the original in the working folder: its owner's file name never reaches a program. */
export const originalName = 'original';

/** A verified film. */
export interface Film {
  container: FilmContainer;
  facts: FilmFacts;
  /** Of its frames, upright and with square pixels. */
  width: number;
  height: number;
}

const limitSeconds = 120;
/** Of a decoded frame; a small file can decode to any size. */
const mostPixels = 40_000_000;

/**
 * Arguments that open the original safely: with the demuxer of its actual container, so that no playlist, list of files
 * or stream description is followed, and only from files.
 */
export function openingWords(container: FilmContainer): string[] {
  const reader = ['-f', container, '-format_whitelist', container, '-protocol_whitelist', 'file'];
  return [...reader, '-max_pixels', `${mostPixels}`, '-threads', `${threads}`, '-i', `file:${originalName}`];
}

/** The container of the original, by its bytes. Throws FilmProblem `notVideo`. */
export async function containerOf(folder: string): Promise<FilmContainer> {
  const container = filmContainer(await beginningOf(folder));
  if (!container) throw new FilmProblem('notVideo');
  return container;
}

/** Bytes of the original that identify its container. */
export async function beginningOf(folder: string): Promise<Uint8Array> {
  const file = await open(join(folder, originalName));
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(containerBytes), 0, containerBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Opens the original in the folder and decodes its first frame, whose size is the film's actual one, rotated as the
 * camera was held. Throws FilmProblem: `notVideo`, `noPicture` for sound only, `unreadable`, `tooLong`.
 */
export async function probeFilm(folder: string, signal: AbortSignal): Promise<Film> {
  const container = await containerOf(folder);
  const first = ['-map', '0:V:0?', '-frames:v', '1', '-vf', 'scale=iw*sar:ih,setsar=1', '-f', 'image2', 'first.png'];
  const words = [...openingWords(container), ...first];
  const facts = await runFfmpeg({ words, folder, signal, limitSeconds }).then(
    ({ printed }) => readBanner(printed),
    (error: unknown) => factsOfRefused(error),
  );
  if (!facts.hasPicture) throw new FilmProblem('noPicture');
  if (facts.seconds !== null && facts.seconds > longestFilm) throw new FilmProblem('tooLong');
  const { width, height } = await sharp(join(folder, 'first.png'), { limitInputPixels: mostPixels * 4 })
    .metadata()
    .catch((cause: unknown) => {
      throw new FilmProblem('unreadable', { cause });
    });
  return { container, facts, width, height };
}

/** ffmpeg fails for a file with only sound as well as for an unreadable one. */
function factsOfRefused(error: unknown): FilmFacts {
  if (!(error instanceof FfmpegError)) throw error;
  const facts = readBanner(error.printed);
  if (facts.hasSound && !facts.hasPicture) return facts;
  throw new FilmProblem('unreadable', { cause: error });
}
