import { describeOnBothEngines } from '@/test/engines';
import { activitiesOfLin } from '@/test/own-activities';
import { listActivityReminders, remindOfActivity } from './remind-of-activity';

describeOnBothEngines('a reminder of an activity', (database) => {
  const { as, begin, add } = activitiesOfLin(database);
  beforeEach(begin);
  const ask = (id: string, remind = true) => remindOfActivity(as('mo'), { id, remind });
  const asked = (person = 'mo') => listActivityReminders(as(person), { ids: ['a', 'b', 'nothing'] });

  test('is asked for once by twenty asking at once, is its own person’s, and can be taken back', async () => {
    await add({ id: 'a' }, { id: 'b' });
    await Promise.all(Array.from({ length: 20 }, () => ask('a')));
    expect([await asked(), await asked('lin')]).toEqual([['a'], []]);
    await ask('a', false);
    await ask('a', false);
    expect(await asked()).toEqual([]);
  });

  test('is refused for what is not public, and to visitors', async () => {
    await add({ id: 'a', review_state: 1 });
    for (const id of ['a', 'nothing']) await expect(ask(id)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(remindOfActivity(as(null), { id: 'a', remind: true })).rejects.toMatchObject({ code: 'Unauthorized' });
  });
});
