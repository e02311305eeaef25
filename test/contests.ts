import { millisecondsInDay } from 'date-fns/constants';
import type { Database } from '@/lib/platform/server/db/database';
import { noon } from './context';
import { activityRow } from './event-rows';
import { insertRows, personRow, type Row } from './rows';

/** What differs from `contestRow`: columns of its own, of its activity, and its categories by their ids. */
export type WrittenContest = Partial<Row<'contest'>> & {
  name: string;
  activity?: Partial<Row<'activity'>>;
  categories?: Record<string, Partial<Row<'contest_category'>>>;
};

/** A published contest without a vote, which takes works from a day ago until in a week. */
function contestRow(row: Partial<Row<'contest'>> & { activity_id: string }): Row<'contest'> {
  return {
    name: row.activity_id,
    published_at: noon - 2 * millisecondsInDay,
    is_listed: 1,
    enrol_start_at: noon - millisecondsInDay,
    enrol_end_at: noon + 7 * millisecondsInDay,
    is_blind: 0,
    works_at: null,
    vote_start_at: null,
    vote_end_at: null,
    results_at: null,
    terms_version: 1,
    blocks: '[]',
    shortlisted_at: null,
    decided_at: null,
    revision: 1,
    created_at: noon - 3 * millisecondsInDay,
    updated_at: noon - 2 * millisecondsInDay,
    ...row,
  };
}

/** A category that takes entries of one person and of teams, and costs nothing. */
function categoryRow(
  row: Partial<Row<'contest_category'>> & { id: string; activity_id: string },
): Row<'contest_category'> {
  return { position: 0, name_zh: '影像', name_en: 'Film', modes: '["individual","team"]', fees: '[]', ...row };
}

/** An entry that passed the formal check, without a work; its person is `entrant`. */
export function entryRow(
  row: Partial<Row<'contest_entry'>> & { id: string; activity_id: string },
): Row<'contest_entry'> {
  return {
    ...{ person_id: 'entrant', work_id: null, category_id: `${row.activity_id}-film`, order_id: null },
    ...{ mode: 'individual', team_name: '', state: 'submitted', number: null, is_shown: 1, reason: '' },
    ...{ holds_work: 0, is_paid: 0 },
    ...{ title_zh: `参赛 ${row.id}`, title_en: '', intro_zh: '一束光。', intro_en: '', pictures: '[]', words: '[]' },
    ...{ terms_version: 1, fee_fen: 0, sent_at: noon - millisecondsInDay, checked_at: noon - millisecondsInDay },
    ...{ revision: 1, created_at: noon - millisecondsInDay, updated_at: noon - millisecondsInDay },
    ...row,
  };
}

/**
 * Adds a published contest of `organiser`, a company, with its public activity and the first version of its terms; its id is its
 * name. Its category is called `{name}-film` where none are given.
 */
export async function addContest(
  db: Database,
  { activity, categories, ...written }: WrittenContest,
): Promise<Row<'contest'>> {
  const id = written.activity_id ?? written.name;
  const contest = contestRow({ ...written, activity_id: id });
  const { enrol_start_at, enrol_end_at } = contest;
  const held = {
    enrol_start_at,
    enrol_end_at,
    hold_start_at: enrol_start_at,
    hold_end_at: enrol_end_at + 30 * millisecondsInDay,
  };
  const event = activityRow({ category: 3, price_from: null, contest_name: contest.name, ...held, ...activity, id });
  await db.transaction(async (tx) => {
    await tx
      .insertInto('person')
      .values(personRow({ id: event.organiser_id, verification: 'company' }))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await insertRows(tx, 'activity', [event]);
    await insertRows(tx, 'contest', [contest]);
    const rows = Object.entries(categories ?? { [`${id}-film`]: {} });
    await insertRows(
      tx,
      'contest_category',
      rows.map(([categoryId, row], position) => categoryRow({ position, ...row, id: categoryId, activity_id: id })),
    );
    await insertRows(tx, 'contest_terms', [
      { activity_id: id, version: 1, body_zh: '<p>参赛须知</p>', body_en: '<p>Terms</p>', made_at: contest.created_at },
    ]);
  });
  return contest;
}
