import type { Caller, Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { callerOf, noon, testContext } from './context';
import { addJobs, type JobOfYu } from './jobs';
import { insertRows, personRow } from './rows';

export const jobReviewer = callerOf('re', { staff: 'reviewer' });

type Told = { [Kind in keyof EventKinds]: { kind: Kind; event: EventKinds[Kind] } }[keyof EventKinds];

const emptied = [
  ...(['job_entry', 'job_city', 'job_post', 'job_purchase', 'moderation_review', 'job'] as const),
  ...(['page_invalidation', 'notice', 'person'] as const),
];

/** What tests of jobs do with a database. */
export function jobsOfYu(database: () => { db: Database }) {
  const read = () => database().db.read;
  let told: Told[] = [];
  return {
    /** A caller whose events are kept as well (`told`). */
    as: (caller: string | Caller | null, overrides: Partial<Context> = {}): Context => {
      const context = testContext(database().db, {
        caller: typeof caller === 'string' ? callerOf(caller) : caller,
        ...overrides,
      });
      const emit: Context['emit'] = async (by, tx, kind, event) => {
        told.push({ kind, event } as unknown as Told);
        await context.emit(by, tx, kind, event);
      };
      return { ...context, emit };
    },
    /** Yu and Wei, verified companies, of which Yu has bought two posts and two refreshes; Lin, an individual in Shanghai, and Mo. */
    begin: async () => {
      told = [];
      await database().db.transaction(async (tx) => {
        for (const table of emptied) await tx.deleteFrom(table).execute();
        await insertRows(tx, 'person', [
          personRow({ id: 'yu', nickname: '余', verification: 'company', area_id: 'CN-310104' }),
          personRow({ id: 'wei', nickname: '维', verification: 'both' }),
          personRow({ id: 'lin', nickname: '林一', verification: 'individual', area_id: 'CN-310106' }),
          personRow({ id: 'mo', nickname: '莫' }),
        ]);
        await insertRows(tx, 'job_purchase', [
          {
            ...{ order_id: 'bought', company_id: 'yu', package_id: 'two', title_zh: '两个', title_en: 'Two' },
            ...{ posts: 9, posts_left: 2, days: 30, is_highlighted: 1, refreshes: 9, refreshes_left: 2 },
            ...{ price_fen: 100, state: 'valid', bought_at: noon },
          },
        ]);
      });
    },
    add: (...jobs: JobOfYu[]) => addJobs(database().db, ...jobs),
    rowOf: (id: string) => read().selectFrom('job_post').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** The posts and refreshes that Yu has left. */
    left: async () => {
      const { posts_left, refreshes_left } = await read()
        .selectFrom('job_purchase')
        .select(['posts_left', 'refreshes_left'])
        .executeTakeFirstOrThrow();
      return [posts_left, refreshes_left];
    },
    /** In how many combinations of filters the lists have a job. */
    entries: async (id: string) =>
      (await read().selectFrom('job_entry').select('filters').where('job_id', '=', id).execute()).length,
    tags: async () => {
      const rows = await read().selectFrom('page_invalidation').select('tag').execute();
      return rows.map(({ tag }) => tag).sort();
    },
    waiting: () =>
      read()
        .selectFrom('moderation_review')
        .select(['id', 'field', 'text'])
        .where('state', '=', 'pending')
        .orderBy('field')
        .execute(),
    /** What was told of jobs, in order. */
    told: () => told.filter(({ kind }) => kind.startsWith('job.')),
  };
}

/** All pages that show a public job of Yu's. */
export const jobPages = (id: string) => [`job:${id}`, 'job:lists', 'person:yu', 'search:index'].sort();
