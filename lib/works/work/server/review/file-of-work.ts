import type { Reader } from '@/lib/platform/server/db/database';
import type { ProcessingProblem, ProcessingState } from '../../codes';
import type { Processing } from '../../contract';

/** Joined rows of a work's file and its upload; null in all columns for a work without one. */
interface FileRow {
  fileState: ProcessingState | null;
  progress: number | null;
  problem: ProcessingProblem | null;
  uploadBytes: number | null;
  received: number | null;
}

/** Works with the processing state of their files. */
export function worksWithFiles(db: Reader) {
  return db
    .selectFrom('video')
    .innerJoin('person as author', 'author.id', 'video.author_id')
    .leftJoin('video_source as source', 'source.video_id', 'video.id')
    .leftJoin('upload', 'upload.id', 'source.upload_id')
    .select([
      'author.nickname as author',
      'source.state as fileState',
      'source.progress',
      'source.problem',
      'upload.bytes as uploadBytes',
      'upload.received',
    ]);
}

/** The processing state of a work's file. A work without one, as in the first demonstration, is never playable. */
export function processingOf({ fileState, progress, problem, uploadBytes, received }: FileRow): Processing {
  if (fileState === null) return { state: 'broken', progress: 0, problem: 'failed' };
  if (fileState !== 'uploading') return { state: fileState, progress: progress ?? 0, problem };
  return { state: fileState, progress: Math.floor((100 * (received ?? 0)) / (uploadBytes || 1)), problem };
}
