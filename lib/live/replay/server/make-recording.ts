import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTemporaryFolder, keepRecording, type RecordedQuality, runFfmpeg } from '@/lib/works/film/port';
import { bestPieces, joinableQualities, type RecordedPiece } from '../rules/cut';
import { joinPieces } from './pieces';

/** Seconds that a run may take: most is reading and writing; only pictures of another size are encoded. */
const limitSeconds = 6 * 3600;

interface Making {
  broadcastId: string;
  pieces: readonly RecordedPiece[];
  /** The work that it is for. */
  workId: string;
}

/**
 * Joins pieces of a broadcast and stores them as the film of a work: without encoding, except where an encoder came back with
 * another picture. Returns the bytes of the original.
 */
export function makeRecording({ broadcastId, pieces, workId }: Making, signal: AbortSignal): Promise<number> {
  return inTemporaryFolder(async (work) => {
    const joinable = joinableQualities(pieces);
    const qualities: RecordedQuality[] = [];
    for (const { quality, pieces: of } of joinable) {
      const names = await joinPieces({ broadcastId, pieces: of, folder: work }, signal);
      qualities.push({ name: quality, file: await asOneFile({ names, quality, work }, signal) });
    }
    if (qualities.length === 0) qualities.push(await alike({ broadcastId, pieces, work }, signal));
    return keepRecording({ film: { videoId: workId, uploadId: workId }, work, qualities }, signal);
  });
}

/** The files of several sessions as one: their times begin anew, which the list of files mends. */
async function asOneFile(
  { names, quality, work }: { names: readonly string[]; quality: number; work: string },
  signal: AbortSignal,
): Promise<string> {
  const [only, ...others] = names;
  if (only !== undefined && others.length === 0) return only;
  const list = `joined-${quality}.txt`;
  const file = `joined-${quality}.ts`;
  await writeFile(join(work, list), names.map((name) => `file '${name}'\n`).join(''));
  const words = ['-f', 'concat', '-safe', '1', '-i', list, '-map', '0', '-c', 'copy', '-f', 'mpegts', file];
  await runFfmpeg({ words, folder: work, signal, limitSeconds });
  return file;
}

/** The best quality of each session in the size of the first one, with bars where its picture has another form. */
async function alike(
  { broadcastId, pieces, work }: { broadcastId: string; pieces: readonly RecordedPiece[]; work: string },
  signal: AbortSignal,
): Promise<RecordedQuality> {
  const sessions = [...Map.groupBy(bestPieces(pieces), ({ sessionId }) => sessionId).values()];
  const [first] = sessions.flat();
  if (!first) throw new Error('A recording has no picture.');
  const { width, height, quality } = first;
  const size = `${width}:${height}`;
  const names: string[] = [];
  for (const [index, of] of sessions.entries()) {
    const [joined = ''] = await joinPieces({ broadcastId, pieces: of, folder: work }, signal);
    const name = `alike-${index}.ts`;
    const picture = `scale=${size}:force_original_aspect_ratio=decrease,pad=${size}:-1:-1,setsar=1,fps=30,format=yuv420p`;
    const encoding = [
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '21',
      '-g',
      '60',
      '-c:a',
      'aac',
      '-ar',
      '48000',
    ];
    const words = ['-i', joined, '-vf', picture, ...encoding, '-ac', '2', '-f', 'mpegts', name];
    await runFfmpeg({ words, folder: work, signal, limitSeconds });
    names.push(name);
  }
  return { name: quality, file: await asOneFile({ names, quality, work }, signal) };
}
