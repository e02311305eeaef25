import { describeOnBothEngines } from '@/test/engines';
import { passScene } from '@/test/passes';

describeOnBothEngines('a reminder of a broadcast that is paid', (database) => {
  const { begin, add, goLive, buy, pay, read } = passScene(database);
  beforeAll(begin);

  const remindersOf = (id: string) =>
    read().selectFrom('live_reminder').select(['person_id', 'language']).where('broadcast_id', '=', id).execute();

  test('is added when it is paid, in the language of the order, and not before', async () => {
    const id = await add();
    const order = await buy(id);
    expect(await remindersOf(id)).toEqual([]);
    await pay(order);
    expect(await remindersOf(id)).toEqual([{ person_id: 'buyer', language: 'zh' }]);
  });

  test('is not added for one that is on air', async () => {
    const id = await add();
    await goLive(id);
    await pay(await buy(id));
    expect(await remindersOf(id)).toEqual([]);
  });
});
