import { createDoorKey, revokeDoorKey } from '@/lib/events/door/server/door-keys';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { insertRows, personRow } from '@/test/rows';
import { readDoorPage } from './read';

describeOnOneEngine('the page of a door', (database) => {
  const organiser = () => testContext(database().db, { caller: callerOf('organiser') });
  const open = (key: string, now = noon) => readDoorPage(testContext(database().db, { now: () => now }), key);
  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'organiser' })]);
      await insertRows(tx, 'activity', [activityRow({ id: 'event' })]);
    }),
  );

  test('opens by the key of a helper, without a login', async () => {
    const { key } = await createDoorKey(organiser(), { activityId: 'event', name: '小李' });
    expect(await open(key)).toMatchObject({ door: { activityId: 'event', name: '小李' } });
  });

  test('says that a link has ended, with its activity or by its organiser', async () => {
    const { id, key } = await createDoorKey(organiser(), { activityId: 'event', name: '小王' });
    expect(await open(key, noon + 86_400_000)).toEqual({ door: null });
    await revokeDoorKey(organiser(), { id });
    expect(await open(key)).toEqual({ door: null });
  });

  test.each(['', 'event', 'guessed', 'a b', 'x'.repeat(65)])('is not there for %j', async (key) => {
    expect(await open(key)).toBeNull();
  });
});
