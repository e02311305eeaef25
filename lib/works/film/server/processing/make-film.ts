import { mediaStorage } from '@/lib/base/media/port';
import { masterPlaylist } from '../../rules/hls';
import { ladderFor, type Rendition } from '../../rules/ladder';
import { findRendition, makeRendition } from './make-rendition';
import { type Film, probeFilm } from './probe-film';

/** A playable film. */
export interface MadeFilm {
  film: Film;
  /** Duration in seconds. */
  seconds: number;
  renditions: Rendition[];
}

interface Making {
  /** Local folder with the original, and for temporary files. */
  work: string;
  /** Media folder, with a trailing slash. */
  folder: string;
  signal: AbortSignal;
  /** Called with the progress, 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Makes the playable files of the film in `work`: a folder for each rendition, then the master playlist. Finished parts
 * of an earlier run are reused. Throws FilmProblem for an unusable film.
 */
export async function makeFilm({ work, folder, signal, onProgress }: Making): Promise<MadeFilm> {
  const film = await probeFilm(work, signal);
  const renditions = ladderFor(film);
  const pixels = renditions.reduce((sum, one) => sum + one.width * one.height, 0);
  let done = 0;
  const made = [];
  // The smallest first, so that errors show early.
  for (const rendition of renditions.toReversed()) {
    const share = (rendition.width * rendition.height) / pixels;
    const place = `${folder}${rendition.name}/`;
    const onSeconds = (seconds: number) => onProgress(done + share * shareOf(seconds, film));
    const former = await findRendition(place);
    const { facts, seconds } =
      former ?? (await makeRendition({ work, film, rendition, folder: place }, { signal, onProgress: onSeconds }));
    made.unshift({ ...rendition, facts, seconds });
    done += share;
    onProgress(done);
  }
  await mediaStorage().put(`${folder}master.m3u8`, new TextEncoder().encode(masterPlaylist(made)));
  return { film, renditions, seconds: Math.max(...made.map(({ seconds }) => seconds)) };
}

const shareOf = (seconds: number, { facts }: Film) => (facts.seconds ? Math.min(1, seconds / facts.seconds) : 0);
