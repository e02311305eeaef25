import { jobEducations, jobExperiences, jobTypes } from '../codes';

/** The four filters of which every combination is an index; an empty text is no filter. */
export interface KeyedFilters {
  city: string;
  type: string;
  experience: string;
  education: string;
}

/** The place of a code in its list from 1 on; 0 for no filter. */
const placeIn = (codes: readonly string[], code: string) => codes.indexOf(code) + 1;

/** A combination of filters as one short text: `CN-310000.102` is a city, the first type, any experience, the second education. */
export function filterKey({ city, type, experience, education }: KeyedFilters): string {
  const places = [placeIn(jobTypes, type), placeIn(jobExperiences, experience), placeIn(jobEducations, education)];
  return `${city}.${places.join('')}`;
}

/** The combinations in which a job is found: each of its facts, or no filter in its place. */
export function filterKeysOf({ city, type, experience, education }: KeyedFilters): string[] {
  const withAll = (value: string) => (value === '' ? [''] : ['', value]);
  return withAll(city).flatMap((cityKey) =>
    withAll(type).flatMap((typeKey) =>
      withAll(experience).flatMap((experienceKey) =>
        withAll(education).map((educationKey) =>
          filterKey({ city: cityKey, type: typeKey, experience: experienceKey, education: educationKey }),
        ),
      ),
    ),
  );
}
