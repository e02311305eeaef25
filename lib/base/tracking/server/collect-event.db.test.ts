import { CodedError } from '@/lib/platform/shared/error-codes';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { collectEvent as call } from '../contract';
import { collectEvent } from './collect-event';
import { removeOldEvents } from './remove-old-events';

describeOnBothEngines('tracking', (database) => {
  const stored = () =>
    database().db.read.selectFrom('tracking_event').selectAll().orderBy('created_at').orderBy('param').execute();

  test('every event is written once, with its time, soon after it was taken', async () => {
    const events = Array.from({ length: 1500 }, (_, index) => ({ flag: 'page', param: String(10_000 + index) }));
    for (const [index, event] of events.entries()) {
      const answer = await collectEvent(testContext(database().db, { now: () => noon + index }), event);
      expect(call.data.parse(answer)).toBeNull();
    }
    expect(await stored()).toEqual([]);
    await eventually(async () => expect(await stored()).toHaveLength(1500));
    const rows = await stored();
    expect(rows.map(({ flag, param }) => ({ flag, param }))).toEqual(events);
    expect(rows[7]?.created_at).toBe(noon + 7);
    expect(new Set(rows.map((row) => row.id)).size).toBe(1500);
  });

  test('a day keeps so many of one network, and so many of all', async () => {
    const limit = jest.fn(async () => {});
    await collectEvent(testContext(database().db, { limit }), { flag: 'counted', param: '' });
    const day = 86_400;
    expect(limit.mock.calls).toEqual([
      [{ name: 'events from', client: '203.0.113.7', limit: { max: 5000, seconds: day } }],
      [{ name: 'events', client: 'all', limit: { max: 500_000, seconds: day } }],
    ]);
    const refuse = async () => {
      throw new CodedError('TooManyRequests');
    };
    const refused = collectEvent(testContext(database().db, { limit: refuse }), { flag: 'refused', param: '' });
    await expect(refused).rejects.toMatchObject({ code: 'TooManyRequests' });
    await eventually(async () => expect((await stored()).map(({ flag }) => flag)).toContain('counted'));
    expect((await stored()).map(({ flag }) => flag)).not.toContain('refused');
  });

  test('what is older than ninety days is forgotten, however much it is', async () => {
    const { db } = database();
    const days = 24 * 3_600_000;
    const at = (id: string, created_at: number) => ({ id, flag: 'page', param: '', created_at });
    const old = Array.from({ length: 1200 }, (_, index) => at(`old ${index}`, noon - 90 * days - 1));
    await db.transaction(async (tx) => {
      await tx.deleteFrom('tracking_event').execute();
      await tx
        .insertInto('tracking_event')
        .values([...old, at('young', noon - 90 * days)])
        .execute();
    });
    const job = { ...testContext(db), attempt: 1, signal: new AbortController().signal };
    await removeOldEvents.run(job, { occurrence: noon });
    expect((await stored()).map(({ id }) => id)).toEqual(['young']);
  });
});
