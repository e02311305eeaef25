import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { v4 as newId } from 'uuid';
import type { Assignment, Round } from '@/lib/events/judging/contract';
import { closeRound } from '@/lib/events/judging/server/desk/close-round';
import { fillUpRound } from '@/lib/events/judging/server/desk/fill-up-round';
import { findStanding } from '@/lib/events/judging/server/desk/find-standing';
import { getRound } from '@/lib/events/judging/server/desk/get-round';
import { inviteJudge } from '@/lib/events/judging/server/desk/invite-judge';
import { openRound } from '@/lib/events/judging/server/desk/open-round';
import { removeJudge } from '@/lib/events/judging/server/desk/remove-judge';
import { saveRound } from '@/lib/events/judging/server/desk/save-round';
import { answerJudging } from '@/lib/events/judging/server/own/answer-judging';
import { getAssignment } from '@/lib/events/judging/server/own/get-assignment';
import { recuse } from '@/lib/events/judging/server/own/recuse';
import { saveScore } from '@/lib/events/judging/server/own/save-score';
import type { Context } from '@/lib/platform/server/context';
import { addContest, entryRow, type WrittenContest } from './contests';
import { callerOf, noon, testContext } from './context';
import type { TestDatabase } from './engines';
import { insertRows, personRow, type Row, videoRow } from './rows';

/** The two criteria of a round of these tests, of equal weight. */
export const [idea, craft] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;
const criterion = (id: string, nameZh: string) => ({ id, nameZh, nameEn: '', hintZh: '', hintEn: '', weight: 50 });

/** What is written of a round that lacks nothing but its panel. */
export const completeRound = {
  ...{ nameZh: '初评', nameEn: 'Shortlist', criteria: [criterion(idea, '创意'), criterion(craft, '技艺')] },
  ...{ tieOrder: [idea] as string[], perEntry: 2, needsReason: false },
  deadlineTime: new Date(noon + millisecondsInDay).toISOString(),
};

/** A shown entry of the contest with a work of its own; its person is `{id}-maker`. */
export const judgedEntry = (row: Partial<Row<'contest_entry'>> & { id: string; activity_id: string }) =>
  entryRow({ person_id: `${row.id}-maker`, work_id: `${row.id}-work`, ...row });

/** Contests whose works are no longer taken, with entries, and rounds of judging; the clock can be moved. */
export function judgingScene(database: () => TestDatabase) {
  let now = noon;
  let contests = 0;
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), now: () => now, ...overrides });
  const read = () => database().db.read;
  const add = (...people: string[]) =>
    database().db.transaction((tx) =>
      insertRows(
        tx,
        'person',
        people.map((id) => personRow({ id })),
      ),
    );

  const organiser = () => as('organiser');
  /** Saves a new round of a contest, or another one by its id. */
  const save = (contestId: string, more: object = {}) =>
    saveRound(organiser(), { ...completeRound, contestId, id: newId(), revision: 0, ...more });
  const invite = (roundId: string, userId: string, isChair = false) =>
    inviteJudge(organiser(), { roundId, userId, isChair });
  const answer = (userId: string, roundId: string, accepts = true) => answerJudging(as(userId), { roundId, accepts });

  const scene = {
    ...{ as, read, add, organiser, save, invite, answer },
    product: () => testContext(database().db, { now: () => now }),
    at: (time: number) => {
      now = time;
    },
    atDeadline: () => {
      now = noon + millisecondsInDay;
    },
    /** A contest of `organiser` with so many shown entries; their ids are `{contest}-{number}`. */
    async contest(entries: number, written: Partial<WrittenContest> = {}) {
      contests += 1;
      const name = `judged-${contests}`;
      const closed = { enrol_start_at: noon - 9 * millisecondsInDay, enrol_end_at: noon - millisecondsInHour };
      await addContest(database().db, { name, ...closed, ...written });
      const rows = Array.from({ length: entries }, (_, index) =>
        judgedEntry({ id: `${name}-${index + 1}`, activity_id: name, number: index + 1 }),
      );
      await scene.enter(rows);
      return name;
    },
    async enter(rows: Row<'contest_entry'>[]) {
      await database().db.transaction(async (tx) => {
        await insertRows(
          tx,
          'person',
          rows.map(({ person_id }) => personRow({ id: person_id })),
        );
        const works = rows.map(({ id, person_id }) => videoRow({ id: `${id}-work`, author_id: person_id }));
        await insertRows(tx, 'video', works);
        await insertRows(tx, 'contest_entry', rows);
      });
    },
    /** A round that is not open yet, with these judges, who accepted. */
    async draft(
      contestId: string,
      judges: readonly string[],
      written: Partial<typeof completeRound> = {},
    ): Promise<Round> {
      const { id } = await save(contestId, written);
      for (const userId of judges) {
        await invite(id, userId);
        await answer(userId, id);
      }
      return getRound(organiser(), { id });
    },
    async open(contestId: string, judges: readonly string[], written: Partial<typeof completeRound> = {}) {
      const { id, revision } = await scene.draft(contestId, judges, written);
      return openRound(as('organiser'), { id, revision });
    },
    round: (id: string) => getRound(as('organiser'), { id }),
    fillUp: (id: string) => fillUpRound(as('organiser'), { id }),
    close: (id: string, goOn = 0, acknowledged = false) => closeRound(as('organiser'), { id, goOn, acknowledged }),
    remove: (roundId: string, userId: string, isConflict = false) =>
      removeJudge(as('organiser'), { roundId, userId, isConflict, reason: '换人' }),
    standing: async (roundId: string) =>
      (await findStanding(as('organiser'), { roundId, pageIndex: 1, pageSize: 100 })).list,
    /** The assignments of a round, or of one of its judges, as rows by entry and judge. */
    given: (roundId: string, judgeId?: string) =>
      read()
        .selectFrom('judging_assignment')
        .select(['id', 'entry_id', 'judge_id', 'state', 'total', 'revision'])
        .where('round_id', '=', roundId)
        .$if(judgeId !== undefined, (rows) => rows.where('judge_id', '=', judgeId ?? ''))
        .orderBy('entry_id')
        .orderBy('judge_id')
        .execute(),
    /** Sends scores of both criteria. */
    async score(
      judgeId: string,
      id: string,
      scores: readonly [number, number],
      more: Partial<Sent> = {},
    ): Promise<Assignment> {
      const { revision } = await getAssignment(as(judgeId), { id });
      return saveScore(as(judgeId), { id, revision, scores: written(scores), comment: '', isSent: true, ...more });
    },
    recuse: (judgeId: string, id: string) => recuse(as(judgeId), { id, reason: '合作过' }),
    /** Scores all open assignments of a round: `of` says what a judge gives to a number. */
    async scoreAll(roundId: string, of: (number: number) => [number, number]) {
      for (const { id, judge_id, entry_id, state } of await scene.given(roundId)) {
        if (state === 'open') await scene.score(judge_id, id, of(Number(entry_id.split('-').at(-1))));
      }
    },
    /** The id of the first assignment of a judge. */
    one: async (roundId: string, judgeId: string) => (await scene.given(roundId, judgeId))[0]?.id ?? '',
    /** The notices about a contest by their kinds and readers, sorted; only those of a kind, if given. */
    noticesOf: async (contestId: string, kind?: string) =>
      (
        await read()
          .selectFrom('notice')
          .select(['person_id', 'kind'])
          .where('about_id', '=', contestId)
          .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? ''))
          .execute()
      )
        .map((row) => `${row.kind} ${row.person_id}`)
        .toSorted(),
  };
  return scene;
}

/** The fields with the broken rules of a refusal by code `400`; undefined for another one, null for none. */
export const brokenRules = (call: Promise<unknown>): Promise<string[] | null | undefined> =>
  call.then(
    () => null,
    (error) => error.details?.fields?.map(({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`),
  );

type Sent = Parameters<typeof saveScore>[1];

const written = ([first, second]: readonly [number, number]) => [
  { criterionId: idea, score: first },
  { criterionId: craft, score: second },
];
