import { jobEducations, jobExperiences, jobTypes } from '../codes';

/** The filters of which every combination is the beginning of an index; an empty text, and `remote: false`, is no filter. */
export interface KeyedFilters {
  city: string;
  type: string;
  experience: string;
  education: string;
  remote: boolean;
}

/** The place of a code in its list from 1 on; 0 for no filter. */
const placeIn = (codes: readonly string[], code: string) => codes.indexOf(code) + 1;

/**
 * A combination of filters as one short text: `CN-310000.1030` is a city, the first type, any experience, the third education, and
 * any place of work.
 */
export function filterKey({ city, type, experience, education, remote }: KeyedFilters): string {
  const places = [placeIn(jobTypes, type), placeIn(jobExperiences, experience), placeIn(jobEducations, education)];
  return `${city}.${places.join('')}${remote ? 1 : 0}`;
}

/** The combinations in which a job is found: each of its facts, or no filter in its place. */
export function filterKeysOf(job: KeyedFilters): string[] {
  const all: KeyedFilters[] = [{ city: '', type: '', experience: '', education: '', remote: false }];
  const facts = (['city', 'type', 'experience', 'education', 'remote'] as const).filter((fact) => job[fact]);
  for (const fact of facts) all.push(...all.map((filters) => ({ ...filters, [fact]: job[fact] })));
  return all.map(filterKey);
}
