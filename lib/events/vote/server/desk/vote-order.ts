import { sql } from 'kysely';

/** Where a vote stands among those for its entry: by when it was cast (in ms), then by who cast it. */
export interface VotePlace {
  voted_at: number;
  person_id: string;
}

/** Whether a row of `vote` comes after a place. The first condition is a range of the index, the second leaves out what was read. */
export const comesAfter = ({ voted_at, person_id }: VotePlace) =>
  sql<boolean>`(vote.voted_at >= ${voted_at} and (vote.voted_at > ${voted_at} or vote.person_id > ${person_id}))`;

/** Orders votes as the engines do. */
export const comparePlaces = (one: VotePlace, other: VotePlace): number =>
  one.voted_at - other.voted_at || (one.person_id < other.person_id ? -1 : 1);
