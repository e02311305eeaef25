import { millisecondsInDay } from 'date-fns/constants';
import { emit } from '@/lib/app/events';
import type { ApplicationFields } from '@/lib/careers/application/contract';
import { applyForJob } from '@/lib/careers/application/server/own/apply-for-job';
import type { Context } from '@/lib/platform/server/context';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { callerOf, noon, testContext } from './context';
import type { TestDatabase } from './engines';
import { addJobs } from './jobs';
import { insertRows, personRow, type Row, videoRow } from './rows';

/** What is sent with an application that says nothing. */
export const nothingSent: ApplicationFields = { works: [], note: '', email: '', phone: '' };

/** Jobs of `studio`, and people who apply; the clock is moved by `pass`. */
export function applicationScene(database: () => TestDatabase) {
  let now = noon;
  let count = 0;
  let events: { kind: keyof EventKinds; event: unknown }[] = [];
  const newId = (name: string) => `${name}-${String(++count).padStart(4, '0')}`;
  const read = () => database().db.read;

  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, {
      caller: callerOf(personId),
      now: () => now,
      arrivedAt: now,
      emit: async (context, tx, kind, event) => {
        events.push({ kind, event });
        await emit(context, tx, kind, event);
      },
      ...overrides,
    });

  async function insert<Table extends 'person' | 'video' | 'video_credit'>(
    table: Table,
    rows: Row<Table>[],
  ): Promise<void> {
    await database().db.transaction((tx) => insertRows(tx, table, rows as never));
  }

  return {
    as,
    read,
    insert,
    newId,
    pass: (ms: number) => {
      now += ms;
    },
    beginAnew: () => {
      now = noon;
      events = [];
    },
    /** What was told of a kind since the test began. */
    told: <Kind extends keyof EventKinds>(kind: Kind) =>
      events.filter((one) => one.kind === kind).map(({ event }) => event as EventKinds[Kind]),
    people: (...ids: string[]) =>
      insert(
        'person',
        ids.map((id) => personRow({ id })),
      ),
    /** A public job of `studio` that is open for ten days; its id. */
    async job(changes: Partial<Row<'job_post'>> = {}): Promise<string> {
      const id = newId('job');
      const titles = { title_zh: '灯光编程', title_en: 'Lighting programmer' };
      const open_until = noon + 10 * millisecondsInDay;
      await addJobs(database().db, { id, company_id: 'studio', ...titles, open_until, ...changes });
      return id;
    },
    /** A public work of somebody; its id. */
    async work(personId: string, changes: Partial<Row<'video'>> = {}): Promise<string> {
      const row = videoRow({ id: newId('work'), author_id: personId, ...changes });
      await insert('video', [row]);
      return row.id;
    },
    apply: (personId: string, jobId: string, sent: Partial<ApplicationFields> = {}) =>
      applyForJob(as(personId), { jobId, ...nothingSent, ...sent }),
    rowOf: (id: string) => read().selectFrom('job_application').selectAll().where('id', '=', id).executeTakeFirst(),
    /** How many applications a job says that it has. */
    countOf: async (jobId: string) =>
      (
        await read()
          .selectFrom('job_post')
          .select('application_count')
          .where('id', '=', jobId)
          .executeTakeFirstOrThrow()
      ).application_count,
    applicationsOf: (jobId: string) =>
      read().selectFrom('job_application').selectAll().where('job_id', '=', jobId).orderBy('id').execute(),
  };
}
