import type { MemberState } from '../../codes';

/** What became of an entry of the demonstration by now; what is decided afterwards is of its contest's result. */
type SeedEnd =
  /** Begun and not sent. */
  | 'draft'
  /** Sent, and its fee is to be paid. */
  | 'unpaid'
  /** Its fee is on its way by a transfer. */
  | 'transfer'
  /** Waits for the formal check. */
  | 'unchecked'
  /** Refused at the formal check. */
  | 'failed'
  | 'withdrawn'
  /** Passed the formal check. */
  | 'passed';

/** An entry of the demonstration; title and introduction are those of its work. */
export interface SeedEntry {
  /** Number of who enters it: `person-003` is 3. */
  person: number;
  /** Number of their work. */
  work: number;
  /** The key of its category. */
  category: string;
  /** When it was sent, in days from the one on which works begin to be taken; a draft's last change. */
  day: number;
  end?: SeedEnd;
  /** How many pictures it shows. */
  pictures?: number;
  team?: { name: string; members: readonly (readonly [person: number, state: MemberState])[] };
}

/** The id of an entry of a demonstration contest, by its place from 1. */
export const seedEntryId = (contestId: string, place: number) => `${contestId}-e${String(place).padStart(2, '0')}`;

/** The media key of a picture of an entry of the demonstration. */
export const seedEntryPicture = (entryId: string, place: number) => `entries/${entryId}/${place}.jpg`;
