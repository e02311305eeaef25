import type { JobContext } from '@/lib/platform/server/jobs/define-job';
import { type FilmOfUpload, isFilm } from './film-of-upload';

/** Minimum interval of storing the progress of a work. */
const everyMs = 1000;

/** Tracks the processing of a film. */
export interface Noting {
  /** Aborted with the run, and when the film is gone. */
  signal: AbortSignal;
  /** Called with the progress, 0 to 1. */
  onProgress(share: number): void;
  /** Whether the work does not have this film any more: its creator has deleted it. */
  isGone(): boolean;
  /** Waits for a running write. */
  end(): Promise<void>;
}

/**
 * Stores the progress of a film in its row, at most once a second and never backwards, and detects there that it is
 * gone.
 */
export function noteProgress(context: JobContext, film: FilmOfUpload): Noting {
  const gone = new AbortController();
  const noted = { at: 0, progress: 0 };
  let writing = Promise.resolve();

  async function write(progress: number): Promise<void> {
    const row = await context.db.transaction((tx) =>
      tx
        .updateTable('video_source')
        .set((source) => ({
          progress: source.case().when('progress', '<', progress).then(progress).else(source.ref('progress')).end(),
          touched_at: context.now(),
        }))
        .where(isFilm(film))
        .where('state', '=', 'working')
        .returning('video_id')
        .executeTakeFirst(),
    );
    if (!row) gone.abort(new Error('The film is gone.'));
  }

  return {
    signal: AbortSignal.any([context.signal, gone.signal]),
    onProgress(share) {
      // 100 is reserved for playable films.
      const progress = Math.min(99, Math.floor(share * 100));
      if (progress <= noted.progress || performance.now() - noted.at < everyMs) return;
      noted.at = performance.now();
      noted.progress = progress;
      const written = writing.then(() => write(progress));
      writing = written.catch((error: unknown) => context.log.warn({ err: error }, 'progress not noted'));
    },
    isGone: () => gone.signal.aborted,
    end: () => writing,
  };
}
