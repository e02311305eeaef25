import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaStorage } from '@/lib/base/media/port';
import { type FilmOfUpload, folderOfFilm, originalOf } from './film-of-upload';
import { findRendition, keepPieces, pieceWords } from './make-rendition';
import { originalName, probeFilm } from './probe-film';
import { runFfmpeg } from './run-ffmpeg';

/** Nothing is decoded: a slow disk determines the time. */
const limitSeconds = 2 * 3600;

/** A recording in one quality. */
export interface RecordedQuality {
  /** Displayed height, as a rendition's: 720. */
  name: number;
  /** Its file in the working folder: H.264 and AAC in an MPEG transport stream, with key frames every 2 s. */
  file: string;
}

interface Recording {
  film: FilmOfUpload;
  /** Local folder with the files, and for temporary ones. */
  work: string;
  /** The largest first. */
  qualities: readonly RecordedQuality[];
}

/**
 * Stores a recording that the product made itself as the original of a film, and its qualities as renditions, without encoding:
 * what processes the film finds them finished. Returns the size of the original in bytes. What a killed run stored is reused.
 */
export async function keepRecording({ film, work, qualities }: Recording, signal: AbortSignal): Promise<number> {
  const [best] = qualities;
  if (!best) throw new Error('A recording has no picture.');
  const copy = ['-i', best.file, '-map', '0:V:0', '-map', '0:a:0?', '-c', 'copy', '-f', 'mp4', 'original.mp4'];
  await runFfmpeg({ words: copy, folder: work, signal, limitSeconds });
  await rename(join(work, 'original.mp4'), join(work, originalName));
  const probed = await probeFilm(work, signal);
  const folder = folderOfFilm(film);
  for (const { name, file } of qualities) {
    const place = `${folder}${name}/`;
    if (await findRendition(place)) continue;
    await mkdir(join(work, String(name)), { recursive: true });
    const words = ['-i', file, '-map', '0:V:0', '-map', '0:a:0?', '-c', 'copy', ...pieceWords(name)];
    await runFfmpeg({ words, folder: work, signal, limitSeconds });
    await keepPieces({ place: join(work, String(name)), film: probed, folder: place }, signal);
    await rm(join(work, String(name)), { recursive: true });
  }
  const path = join(work, originalName);
  const { size } = await stat(path);
  await mediaStorage().put(originalOf(film), { stream: createReadStream(path), size });
  return size;
}
