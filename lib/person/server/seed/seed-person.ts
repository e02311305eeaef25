import type { Gender } from '../../contract';

/** A demonstration person; people write about themselves in the language they work in. */
export interface SeedPerson {
  id: string;
  nickname: string;
  gender: Gender;
  birthday: string | null;
  address: string;
  tagline: string;
  bio: string;
  /** At most three (specification section 5, 'Creative fields'). */
  fields: string[];
  education: string;
  /** Their own site, on a name that can belong to nobody. */
  site: string;
}
