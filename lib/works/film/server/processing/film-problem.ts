import type { ProcessingProblem } from '@/lib/works/work/codes';

/** What is wrong with a file itself: trying again would not help. */
export class FilmProblem extends Error {
  override readonly name = 'FilmProblem';
  readonly problem: ProcessingProblem;

  constructor(problem: ProcessingProblem, options?: ErrorOptions) {
    super(`The file is no film that can be shown: ${problem}.`, options);
    this.problem = problem;
  }
}

/** A film lasts this many seconds at most. */
export const longestFilm = 4 * 3600;
