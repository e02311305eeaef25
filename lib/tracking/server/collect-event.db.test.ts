import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { collectEvent as call } from '../contract';
import { collectEvent } from './collect-event';

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
});
