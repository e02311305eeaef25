import type { Caller } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { listFailedJobs as listCall } from '../contract';
import { listFailedJobs } from './list-failed-jobs';
import { retryJob } from './retry-job';

const admin = callerOf('ed', { staff: 'admin' });

describeOnBothEngines('failed jobs', (database) => {
  const as = (caller: Caller | null) => testContext(database().db, { caller });
  const list = async (asked: object = {}, caller: Caller | null = admin) =>
    (await listFailedJobs(as(caller), listCall.input.parse(asked))).list;
  const ids = async (asked: object) => (await list(asked)).map(({ id }) => id);
  const stateOf = (id: string) =>
    database()
      .db.read.selectFrom('job')
      .select(['state', 'attempts', 'finished_at', 'run_at'])
      .where('id', '=', id)
      .executeTakeFirst();
  const deedsOn = (id: string) =>
    database()
      .db.read.selectFrom('audit_entry')
      .select(['actor_id', 'action', 'after'])
      .where('subject_id', '=', id)
      .execute();

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      await tx.deleteFrom('job').execute();
      const job = { payload: '{"to":"a@example.org"}', attempts: 8, run_at: noon, created_at: noon };
      const failed = { ...job, state: 'failed', last_error: 'mail: 550 no such box' } as const;
      await tx
        .insertInto('job')
        .values([
          { ...failed, id: 'early', kind: 'mail.send', finished_at: noon + 1 },
          { ...failed, id: 'late', kind: 'account.erase', finished_at: noon + 2, last_error: null },
          { ...job, id: 'waiting', kind: 'mail.send', state: 'waiting' },
        ])
        .execute();
    }),
  );

  test('are listed with what they were about, the latest first', async () => {
    expect(await list()).toEqual([
      expect.objectContaining({ id: 'late', lastError: '' }),
      {
        id: 'early',
        kind: 'mail.send',
        payload: '{"to":"a@example.org"}',
        attempts: 8,
        lastError: 'mail: 550 no such box',
        failedAt: '2026-11-20T12:00:00.001+08:00',
      },
    ]);
  });

  test.each([
    [{ order: 'asc' }, ['early', 'late']],
    [{ sort: 'kind', order: 'asc' }, ['late', 'early']],
    [{ search: 'NO SUCH' }, ['early']],
    [{ search: 'erase' }, ['late']],
    [{ search: '%' }, []],
    [{ pageSize: 1, pageIndex: 2 }, ['early']],
  ])('%j lists %j', async (asked, found) => {
    expect(await ids(asked)).toEqual(found);
  });

  test('run again with all their attempts, which is noted', async () => {
    await retryJob(as(admin), { id: 'early' });
    expect(await stateOf('early')).toEqual({ state: 'waiting', attempts: 0, finished_at: null, run_at: noon });
    expect(await ids({})).toEqual(['late']);
    expect(await deedsOn('early')).toEqual([
      { actor_id: 'ed', action: 'staff.job.retried', after: '{"kind":"mail.send"}' },
    ]);
  });

  test('are retried by one of two who do it at once', async () => {
    const ends = await settled([retryJob(as(admin), { id: 'late' }), retryJob(as(admin), { id: 'late' })]);
    expect(ends.sort()).toEqual(['NullPointer', 'done']);
    expect(await deedsOn('late')).toHaveLength(1);
  });

  test('are those that failed', async () => {
    await expect(retryJob(as(admin), { id: 'waiting' })).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(retryJob(as(admin), { id: 'nothing' })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test.each([
    ['a visitor', null, 'Unauthorized'],
    ['a person', callerOf('lin'), 'Forbidden'],
    ['an editor', callerOf('ed', { staff: 'editor' }), 'Forbidden'],
  ])('are nothing for %s', async (_, caller, code) => {
    await expect(list({}, caller)).rejects.toMatchObject({ code });
    await expect(retryJob(as(caller), { id: 'early' })).rejects.toMatchObject({ code });
    expect(await stateOf('early')).toMatchObject({ state: 'failed' });
  });
});
