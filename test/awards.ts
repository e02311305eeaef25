import { v4 as newId } from 'uuid';
import type { getResultSignature, publishAwards as publishCall } from '@/lib/events/award/contract';
import { chooseShortlist } from '@/lib/events/award/server/desk/choose-shortlist';
import { chooseWinners } from '@/lib/events/award/server/desk/choose-winners';
import { saveAwardPlan } from '@/lib/events/award/server/desk/save-award-plan';
import { publishAwards, publishShortlist } from '@/lib/events/award/server/publish/publish-result';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { addContest, entryRow, type WrittenContest } from './contests';
import { callerOf, noon, testContext } from './context';
import type { TestDatabase } from './engines';
import { insertRows, personRow, videoRow } from './rows';

export type Stage = InputOf<typeof getResultSignature>['stage'];

/** Contests whose entries are all checked, `organiser` at their desk, and what is done there. */
export function awardScene(database: () => TestDatabase) {
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), ...overrides });
  const read = () => database().db.read;
  const desk = () => as('organiser');
  let count = 0;

  return {
    as,
    read,
    visitor: (overrides: Partial<Context> = {}) => testContext(database().db, overrides),
    addPeople: (ids: readonly string[]) =>
      database().db.transaction((tx) =>
        insertRows(
          tx,
          'person',
          ids.map((id) => personRow({ id })),
        ),
      ),
    /** Adds a contest that takes no entries any more, with one of each of these people, numbered from 1 and called `{contest}-{number}`. */
    add: async (people: readonly string[], contest: Partial<WrittenContest> = {}) => {
      count += 1;
      const name = contest.name ?? `contest-${count}`;
      const times = { enrol_end_at: noon - 3_600_000, enrol_start_at: noon - 7_200_000 };
      await addContest(database().db, { ...times, ...contest, name });
      const entries = people.map((person_id, index) => {
        const id = `${name}-${index + 1}`;
        return entryRow({ id, activity_id: name, person_id, number: index + 1, work_id: `work-${id}` });
      });
      await database().db.transaction(async (tx) => {
        await insertRows(
          tx,
          'video',
          entries.map(({ id, person_id }) => videoRow({ id: `work-${id}`, author_id: person_id })),
        );
        await insertRows(tx, 'contest_entry', entries);
      });
      return name;
    },
    /** Plans one award, chooses the shortlist by hand and the winners of the award; the revision to publish. */
    plan: async (contestId: string, shortlist: readonly number[], winners: readonly number[]) => {
      const awardId = newId();
      const names = { nameZh: '金奖', nameEn: 'Gold', prizeZh: '一盏灯', prizeEn: '' };
      const award = { id: awardId, ...names, quantity: 2, categoryId: '' };
      await saveAwardPlan(desk(), { contestId, revision: 0, awards: [award] });
      const entryIds = shortlist.map((number) => `${contestId}-${number}`);
      const choice = { way: 'hand', top: 0, reason: '评委一致' } as const;
      await chooseShortlist(desk(), { contestId, revision: 1, entryIds, ...choice });
      const chosen = winners.map((number) => ({
        ...{ entryId: `${contestId}-${number}`, citationZh: '光很好', citationEn: '' },
      }));
      const { revision } = await chooseWinners(desk(), { contestId, revision: 2, awardId, winners: chosen });
      return { contestId, revision, awardId };
    },
    publish: (stage: Stage, input: InputOf<typeof publishCall>, context: Context = desk()) =>
      stage === 'shortlist' ? publishShortlist(context, input) : publishAwards(context, input),
    states: async (contestId: string) =>
      (
        await read()
          .selectFrom('contest_entry')
          .select('state')
          .where('activity_id', '=', contestId)
          .orderBy('number')
          .execute()
      ).map(({ state }) => state),
  };
}
