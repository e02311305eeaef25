import { millisecondsInDay } from 'date-fns/constants';
import { emit } from '@/lib/app/events';
import { recountVotes } from '@/lib/events/vote/port';
import { castVote } from '@/lib/events/vote/server/cast-vote';
import { getVoteCounts } from '@/lib/events/vote/server/get-vote-counts';
import type { Context } from '@/lib/platform/server/context';
import { addContest, type WrittenContest } from './contests';
import { callerOf, noon, testContext } from './context';
import type { TestDatabase } from './engines';
import { insertRows, personRow, type Row } from './rows';

/** When the vote of a contest of this scene begins, is frozen and closes. */
export const voteAt = { start: noon, freeze: noon + millisecondsInDay, close: noon + 2 * millisecondsInDay };

/** An entry of `entrant` that passed the formal check. */
function entryRow(row: Partial<Row<'contest_entry'>> & { id: string; activity_id: string }): Row<'contest_entry'> {
  return {
    person_id: 'entrant',
    work_id: null,
    category_id: `${row.activity_id}-film`,
    mode: 'individual',
    team_name: '',
    title_zh: `作品 ${row.id}`,
    title_en: '',
    intro_zh: '光',
    intro_en: '',
    pictures: '[]',
    state: 'submitted',
    number: 1,
    is_shown: 1,
    reason: '',
    words: '[]',
    terms_version: 1,
    fee_fen: 0,
    order_id: null,
    sent_at: noon,
    checked_at: noon,
    revision: 0,
    created_at: noon,
    updated_at: noon,
    ...row,
  };
}

/** Contests with a vote and shown entries, and people who vote; the clock, which is that of all, can be moved. */
export function voteScene(database: () => TestDatabase) {
  let now = voteAt.start;
  let count = 0;
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), now: () => now, ...overrides });
  const product = () => testContext(database().db, { now: () => now });
  const read = () => database().db.read;
  const turn = (id: string, changed: Partial<Row<'contest_entry'>>) =>
    database().db.transaction(async (tx) => {
      await tx.updateTable('contest_entry').set(changed).where('id', '=', id).execute();
      await emit(product(), tx, 'entry.turned', { id, isShown: changed.is_shown === 1 });
    });

  return {
    as,
    asStaff: () => as('sam', { caller: callerOf('sam', { staff: 'editor' }) }),
    product,
    read,
    turn,
    at: (time: number) => {
      now = time;
    },
    begin: (people: readonly string[]) =>
      database().db.transaction((tx) =>
        insertRows(
          tx,
          'person',
          ['organiser', 'entrant', 'sam', ...people].map((id) => personRow({ id, verification: 'company' })),
        ),
      ),
    /** Adds a contest whose works are shown, with entries `{name}-1` and on; the name. */
    add: async (entries = 1, { name = '', ...contest }: Partial<WrittenContest> = {}) => {
      count += 1;
      const id = name || `contest-${count}`;
      const times = { works_at: noon - 1, vote_start_at: voteAt.start, vote_end_at: voteAt.close };
      await addContest(database().db, { ...times, ...contest, name: id });
      await database().db.transaction(async (tx) => {
        const rows = Array.from({ length: entries }, (_, index) =>
          entryRow({ id: `${id}-${index + 1}`, activity_id: id, number: index + 1 }),
        );
        await insertRows(tx, 'contest_entry', rows);
        for (const row of rows) await emit(product(), tx, 'entry.turned', { id: row.id, isShown: true });
      });
      return id;
    },
    vote: (personId: string, entryId: string, overrides: Partial<Context> = {}) =>
      castVote(as(personId, overrides), { entryId }),
    /** The counts that everybody is told, by entry. */
    told: async (...ids: string[]) => {
      const counts = await getVoteCounts(product(), { ids });
      return Object.fromEntries(counts.map(({ id, count: told }) => [id, told]));
    },
    votesFor: (entryId: string) =>
      read().selectFrom('contest_vote').selectAll().where('entry_id', '=', entryId).orderBy('person_id').execute(),
    emit: <Kind extends 'account.erased' | 'account.exported'>(kind: Kind, event: Parameters<typeof emit<Kind>>[3]) =>
      database().db.transaction((tx) => emit(product(), tx, kind, event)),
    change: (contestId: string, contest: Partial<Row<'contest'>>) =>
      database().db.transaction((tx) =>
        tx.updateTable('contest').set(contest).where('activity_id', '=', contestId).execute(),
      ),
    cancel: (contestId: string) =>
      database().db.transaction((tx) =>
        tx.updateTable('activity').set({ canceled_at: now }).where('id', '=', contestId).execute(),
      ),
    contradictions: (contestId?: string) => recountVotes(read(), contestId),
  };
}
