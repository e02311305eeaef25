import type { Gender } from '../../contract';

/** A demonstration person; people write about themselves in the language they work in. */
export interface SeedPerson {
  id: string;
  nickname: string;
  gender: Gender;
  birthday: string | null;
  /** Of the area dictionary. */
  areaId: string;
  tagline: string;
  bio: string;
  /** At most three (specification section 5, 'Creative fields'). */
  fields: string[];
  education: string;
  /** Of the dictionaries of industries and professions. */
  industry: string;
  profession: string;
  /** Their website, on a reserved domain. */
  site: string;
}
