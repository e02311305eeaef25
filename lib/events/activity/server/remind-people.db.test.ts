import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { beijingMidnight } from '@/lib/platform/shared/format/beijing';
import { collect } from '@/lib/reactions/collection/server/collect';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { noticeScene } from '@/test/notices';
import { insertRows } from '@/test/rows';
import { remindPeople } from './remind-people';

const tomorrow = beijingMidnight(noon) + millisecondsInDay;

describeOnBothEngines('the reminder of an activity', (database) => {
  const { as, begin, fans, list } = noticeScene(database);
  beforeEach(begin);

  test('goes to its collectors on the day before, once, also when the job runs again', async () => {
    const at = (id: string, hold_start_at: number, review_state: 1 | 2 = 2) =>
      activityRow({ id, organiser_id: 'lin', hold_start_at, review_state });
    const coming = [
      at('morning', tomorrow),
      at('evening', tomorrow + millisecondsInDay - 1),
      at('today', tomorrow - millisecondsInHour),
      at('later', tomorrow + millisecondsInDay),
    ];
    await database().db.transaction((tx) => insertRows(tx, 'activity', coming));
    for (const { id } of coming) await collect(as('fan1'), { kind: 'activity', id, collect: true });
    for (const fan of fans.slice(1)) await collect(as(fan), { kind: 'activity', id: 'morning', collect: true });
    const job = { ...testContext(database().db), attempt: 1, signal: new AbortController().signal };
    await remindPeople.run(job, { occurrence: beijingMidnight(noon) });
    await remindPeople.run(job, { occurrence: beijingMidnight(noon) });
    const told = await list('fan1', 'events');
    expect(told.map(({ about }) => about?.id).sort()).toEqual(['evening', 'morning']);
    expect(await list('fan30', 'events')).toMatchObject([
      { text: '活动《活动 morning》明天开始', path: '/ActivityDetail/morning', people: [] },
    ]);
    expect(await list('lin', 'events')).toEqual([]);
    await database().db.transaction((tx) => tx.deleteFrom('activity').execute());
  });
});
