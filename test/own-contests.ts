import type { ContestFields } from '@/lib/events/contest/contract';
import { publishContest } from '@/lib/events/contest/server/desk/publish-contest';
import { saveContest } from '@/lib/events/contest/server/desk/save-contest';
import { callerOf, noon } from './context';
import type { TestDatabase } from './engines';
import { type ActivityOfLin, activitiesOfLin } from './own-activities';

export const [film, sound] = ['0d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01', '1d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01'];

/** A category that costs nothing, and one with a fee. */
export const filmCategory = {
  ...{ id: film, nameZh: '影像', nameEn: '', modes: ['individual', 'team'], fees: [] },
} satisfies ContestFields['categories'][number];
export const soundCategory = {
  ...{ id: sound, nameZh: '声音', nameEn: 'Sound', modes: ['individual'] },
  fees: [{ untilTime: '', feeFen: 5000 }],
} satisfies ContestFields['categories'][number];

/** A contest that is complete in Chinese, as it is written. */
const sameContest = {
  ...{ name: 'light-2026', categories: [filmCategory] },
  ...{ termsZh: '<p>参赛须知</p>', termsEn: '', isBlind: false, blocks: [] },
  ...{ worksTime: '', voteStartTime: '', voteEndTime: '', resultsTime: '' },
} satisfies ContestFields;

/** Somebody of the staff who manages contests. */
export const contestEditor = callerOf('ed', { staff: 'editor' });

type Who = Parameters<ReturnType<typeof activitiesOfLin>['as']>[0];

/** Contests of Lin's, whose activities passed review, as they are written and published. */
export function contestsOfLin(database: () => TestDatabase) {
  const scene = activitiesOfLin(database);
  const read = () => database().db.read;
  const at = (who: Who, now = noon) => scene.as(who, { now: () => now });
  const save = (id: string, revision: number, fields: Partial<ContestFields> = {}, who: Who = 'lin', now = noon) =>
    saveContest(at(who, now), { ...sameContest, ...fields, id, revision });
  const publish = (id: string, revision = 1, who: Who = 'lin', now = noon) =>
    publishContest(at(who, now), { id, revision });
  return {
    ...scene,
    at,
    save,
    publish,
    /** Activities for contests. */
    add: (...activities: ActivityOfLin[]) =>
      scene.add(
        ...activities.map((one) => ({ ...one, fields: { category: 3 as const, topicId: 'light', ...one.fields } })),
      ),
    /** A contest that is public under a name. */
    open: async (id: string, fields: Partial<ContestFields> = {}) => {
      await save(id, 0, fields);
      return publish(id);
    },
    contestOf: (id: string) =>
      read().selectFrom('contest').selectAll().where('activity_id', '=', id).executeTakeFirstOrThrow(),
    /** Its versions of the terms in Chinese, in order. */
    termsOf: async (id: string) =>
      (
        await read()
          .selectFrom('contest_terms')
          .select(['version', 'body_zh'])
          .where('activity_id', '=', id)
          .orderBy('version')
          .execute()
      ).map(({ version, body_zh }) => `${version} ${body_zh}`),
    changesOf: async (id: string) =>
      (await read().selectFrom('contest_change').select('change').where('activity_id', '=', id).execute())
        .map(({ change }) => change)
        .sort(),
    /** When its pages are to be renewed, in ms. */
    turnsOf: async (id: string) =>
      (
        await read()
          .selectFrom('job')
          .select('run_at')
          .where('kind', '=', 'contest.turn')
          .where('payload', '=', JSON.stringify({ id }))
          .orderBy('run_at')
          .execute()
      ).map(({ run_at }) => run_at),
  };
}
