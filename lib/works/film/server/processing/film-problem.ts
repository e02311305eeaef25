import type { ProcessingProblem } from '@/lib/works/work/codes';

/** An error in the file itself: a retry would not help. */
export class FilmProblem extends Error {
  override readonly name = 'FilmProblem';
  readonly problem: ProcessingProblem;

  constructor(problem: ProcessingProblem, options?: ErrorOptions) {
    super(`The file is no film that can be shown: ${problem}.`, options);
    this.problem = problem;
  }
}

/** Maximum duration of a film in seconds. */
export const longestFilm = 4 * 3600;
