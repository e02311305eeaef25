import { ofDecided, ofPast } from './entries-of-decided';
import { ofJudging, ofOpen } from './entries-of-running';
import { type SeedEntry, seedEntryId, seedEntryPicture } from './seed-entry';

/** An entry of the demonstration with its ids and pictures. */
export interface DemonstrationEntry extends SeedEntry {
  id: string;
  contestId: string;
  personId: string;
  pictureKeys: readonly string[];
}

const entriesOf = (contestId: string, entries: readonly SeedEntry[]): DemonstrationEntry[] =>
  entries.map((entry, index) => {
    const id = seedEntryId(contestId, index + 1);
    return {
      ...entry,
      ...{ id, contestId, personId: seedPersonId(entry.person) },
      pictureKeys: Array.from({ length: entry.pictures ?? 0 }, (_, place) => seedEntryPicture(id, place + 1)),
    };
  });

/** All entries of the demonstration, those of a contest in the order in which they were sent. */
export const seedEntryList: readonly DemonstrationEntry[] = [
  ...entriesOf('contest-2020', ofPast),
  ...entriesOf('contest-decided', ofDecided),
  ...entriesOf('contest-judging', ofJudging),
  ...entriesOf('contest-open', ofOpen),
];

/** The id of a person of the demonstration by their number. */
export function seedPersonId(number: number): string {
  return `person-${String(number).padStart(3, '0')}`;
}
