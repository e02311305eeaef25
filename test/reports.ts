import { randomUUID } from 'node:crypto';
import type { sendReport as contract } from '@/lib/base/moderation/contract';
import { sendReport } from '@/lib/base/moderation/server/send-report';
import type { Caller, Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { callerOf, testContext } from './context';
import type { TestDatabase } from './engines';
import { activityRow } from './event-rows';
import { personRow, playlistRow, topicRow, videoRow } from './rows';

type Input = InputOf<typeof contract>;

/** People who report public things: one of each kind, and of each kind one that is not public. */
export interface Reporters {
  as(caller: Caller | null, overrides?: Partial<Context>): Context;
  /** Reports the work `film` as fraud, as `lin` by default. */
  report(changes?: Partial<Input>, context?: Context): Promise<null>;
  cases(): ReturnType<typeof casesOf>;
  parts(): ReturnType<typeof partsOf>;
}

export const reviewer = callerOf('ed', { staff: 'reviewer' });

/** Sets up the reporters of a block; each test begins without reports. */
export function useReporters(database: () => TestDatabase): Reporters {
  const as = (caller: Caller | null, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller, ...overrides });

  beforeAll(() => insertThings(database()));
  beforeEach(async () => {
    await database().db.transaction(async (tx) => {
      await tx.deleteFrom('moderation_report_picture').execute();
      await tx.deleteFrom('moderation_report_part').execute();
      await tx.deleteFrom('moderation_report').execute();
      await tx.deleteFrom('moderation_case').execute();
      await tx.deleteFrom('job').execute();
    });
  });

  return {
    as,
    report: (changes = {}, context = as(callerOf('lin'))) =>
      sendReport(context, {
        ...{ kind: 'video', id: 'film', reason: 'fraud', text: '', clientId: randomUUID(), pictures: [] },
        ...changes,
      }),
    cases: () => casesOf(database()),
    parts: () => partsOf(database()),
  };
}

function casesOf({ db }: TestDatabase) {
  return db.read.selectFrom('moderation_case').selectAll().orderBy('reported_at').orderBy('id').execute();
}

function partsOf({ db }: TestDatabase) {
  return db.read
    .selectFrom('moderation_report_part as part')
    .innerJoin('moderation_report as report', 'report.id', 'part.report_id')
    .select(['part.id', 'report_id', 'reporter_id', 'reason', 'text'])
    .orderBy('part.created_at')
    .orderBy('part.id')
    .execute();
}

async function insertThings({ db }: TestDatabase): Promise<void> {
  const list = { owner_id: 'mo', title: '夜里看的' };
  const said = {
    kind: 'video',
    author_id: 'mo',
    root_id: null,
    to_person_id: null,
    like_count: 0,
    reply_count: 0,
  } as const;
  await db.transaction(async (tx) => {
    await tx
      .insertInto('person')
      .values([
        personRow({ id: 'lin', nickname: '林' }),
        personRow({ id: 'mo', nickname: '墨' }),
        personRow({ id: 'ed', nickname: '编辑' }),
        personRow({ id: 'erased', erased_at: 1 }),
      ])
      .execute();
    await tx
      .insertInto('video')
      .values([
        videoRow({ id: 'film', author_id: 'mo', title_zh: '光之诗', title_en: 'Poem of Light' }),
        videoRow({ id: 'waiting', author_id: 'mo', state: 'pending_review' }),
      ])
      .execute();
    await tx
      .insertInto('playlist')
      .values([
        playlistRow({ id: 'list', ...list }),
        playlistRow({ id: 'diary', ...list, is_public: 0 }),
        playlistRow({ id: 'unnamed', ...list, title: '', is_public: 0, is_wished_public: 1 }),
      ])
      .execute();
    await tx
      .insertInto('comment_entry')
      .values([
        { ...said, id: 'word', thing_id: 'film', text: '<b>说得不对</b>', state: 'shown', created_at: 1 },
        { ...said, id: 'held', thing_id: 'film', text: '等待', state: 'waiting', created_at: 1 },
        { ...said, id: 'under', thing_id: 'waiting', text: '看不见', state: 'shown', created_at: 1 },
      ])
      .execute();
    await tx
      .insertInto('activity')
      .values([
        activityRow({ id: 'feast', organiser_id: 'mo', title_zh: '光影节' }),
        activityRow({ id: 'draft', organiser_id: 'mo', review_state: 1 }),
      ])
      .execute();
    await tx
      .insertInto('topic')
      .values([topicRow({ id: 'channel', name_zh: '灯' }), topicRow({ id: 'closed', state: 'failed' })])
      .execute();
  });
}
