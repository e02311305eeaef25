import type { Database, Tx } from '@/lib/platform/server/db/database';
import { at, day, type Filling, insertNumbered, now, oneOf, person, titles } from './filling';
import { renewPlans } from './renew-plans';

/** Entries that all votes are for; the lists have as many as there are rows. */
export const votedEntries = 1_000;

const contest: Filling[] = [
  ['person', person('p', '主办方'), 1],
  [
    'activity',
    {
      ...{ id: `'a0'`, organiser_id: `'p0'`, ...titles, category: '3', review_state: '2', created_at: '0' },
      ...{ verified_at: '0', contest_name: `'bench'`, hold_start_at: '0', hold_end_at: `${now + 30 * day}` },
      ...{ enrol_start_at: '0', enrol_end_at: `${now - 20 * day}` },
    },
    1,
  ],
  [
    'contest',
    {
      ...{ activity_id: `'a0'`, name: `'bench'`, published_at: '1', is_listed: '1', terms_version: '1' },
      ...{ enrol_start_at: '0', enrol_end_at: `${now - 20 * day}`, works_at: `${now - 12 * day}` },
      ...{ vote_start_at: `${now - 10 * day}`, vote_end_at: `${now + 10 * day}`, created_at: '0', updated_at: '0' },
      shortlisted_at: `${now - day}`,
    },
    1,
  ],
  [
    'contest_category',
    {
      ...{ id: `'k' || i`, activity_id: `'a0'`, position: 'i', name_zh: `'组别 ' || i`, name_en: `'Category ' || i` },
      ...{ modes: `'["individual","team"]'`, fees: `'[]'` },
    },
    2,
  ],
];

/** Most entries are not on the shortlist. */
const entry: Filling = [
  'contest_entry',
  {
    ...{ id: `'e' || i`, activity_id: `'a0'`, person_id: `'p0'`, category_id: `'k' || (i % 2)`, mode: `'individual'` },
    ...{ title_zh: `'参赛 ' || i`, title_en: `'Entry ' || i`, intro_zh: `'一束光。'`, intro_en: `'A beam.'` },
    ...{ state: oneOf(['shortlisted', 'notShortlisted', 'notShortlisted'], 7919), number: 'i + 1', is_shown: '1' },
    ...{ terms_version: '1', fee_fen: '0', sent_at: at, checked_at: at, created_at: at, updated_at: at },
  },
];

/** The counts are those of no votes in particular: for the lists only their order matters. */
const tally: Filling = [
  'contest_vote_tally',
  {
    ...{ entry_id: `'e' || i`, activity_id: `'a0'`, category_id: `'k' || (i % 2)`, number: 'i + 1', is_shown: '1' },
    ...{ cast_count: 'i * 7919 % 100003', valid_count: 'i * 7919 % 100003' },
    ...{ frozen_cast_count: 'i * 7919 % 100003', frozen_valid_count: 'i * 7919 % 100003' },
  },
];

const vote: Filling = [
  'contest_vote',
  {
    ...{ entry_id: `'e' || (i % ${votedEntries})`, person_id: `'h' || i`, activity_id: `'a0'` },
    voted_at: `${now - 9 * day} + i`,
  },
];

/** Fills a database with a contest, so many entries of it, so many votes that were cast before, and people who vote. */
export async function insertContest(
  tx: Tx,
  { entries, votes, people }: { entries: number; votes: number; people: number },
): Promise<void> {
  for (const filling of contest) await insertNumbered(tx, filling, 1);
  await insertNumbered(tx, ['person', person('f', '观众')], people);
  await insertNumbered(tx, entry, entries);
  await insertNumbered(tx, tally, entries);
  await insertNumbered(tx, vote, votes);
}

/** Fills a migrated, empty database with a contest of `rows` entries and as many votes. */
export async function fillContests(db: Database, rows: number): Promise<void> {
  await db.transaction((tx) => insertContest(tx, { entries: rows, votes: rows, people: 100 }));
  await renewPlans(db);
}
