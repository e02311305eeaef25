import { describeOnBothEngines } from '@/test/engines';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { ticketScene } from '@/test/tickets';
import { redeemTicket } from '../door';
import { takeStock } from '../stock';
import { cancelTickets } from './cancel-tickets';

const people = Array.from({ length: 12 }, (_, index) => `guest ${index}`);
const [a = '', b = '', c = '', d = ''] = people;

describeOnBothEngines('a canceled activity', (database) => {
  const scene = ticketScene(database);
  const { add, buy, pay, wait, cancel, states, stateOf, balanceOf } = scene;

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(people);
  });
  afterEach(async () => {
    expect(await scene.contradictions()).toEqual([]);
    expect(await scene.faults()).toEqual([]);
  });

  test('refunds every order whole, used ones too, and tells each person once', async () => {
    const id = await add({ gone: { quantity: 4 } });
    const before = await balanceOf('wallet', a);
    const [paid, unpaid, used] = [await buy(a, 'gone', 2), await buy(b, 'gone'), await buy(c, 'gone')];
    await pay(a, paid);
    await pay(c, used);
    const ticket = await scene
      .read()
      .selectFrom('ticket')
      .select('id')
      .where('order_id', '=', used)
      .executeTakeFirstOrThrow();
    await database().db.transaction((tx) => redeemTicket(tx, { ticketId: ticket.id, activityId: id, at: 1 }));
    await wait(d, 'gone');
    await cancel(id);
    const job = { ...scene.product(), attempt: 2, signal: new AbortController().signal };
    await cancelTickets.run(job, { activityId: id, reason: '天气' });
    expect([await stateOf(paid), await stateOf(unpaid), await stateOf(used)]).toEqual([
      'refunded',
      'canceled',
      'refunded',
    ]);
    expect((await states(id)).toSorted()).toEqual(['released', 'returned', 'returned', 'returned']);
    expect(await balanceOf('wallet', a)).toBe(before);
    const notices = await scene
      .read()
      .selectFrom('notice')
      .select('person_id')
      .where('kind', '=', 'activityCanceled')
      .where('about_id', '=', id)
      .execute();
    expect(notices.map(({ person_id }) => person_id).toSorted()).toEqual([a, c]);
    await expect(buy(d, 'gone')).rejects.toMatchObject({ code: 'EventCanceled' });
    // Who read it before it was canceled, and takes only now.
    const late = database().db.transaction((tx) => takeStock(tx, ['gone'], 1));
    await expect(late).rejects.toMatchObject({ code: 'SoldOut' });
    await expect(wait(d, 'gone')).rejects.toMatchObject({ code: 'EventCanceled' });
  });

  test('canceled while people buy and pay: nobody keeps a ticket, and nobody pays for none', async () => {
    const id = await add({ race: { quantity: 20 } });
    const held = await Promise.all(people.slice(0, 4).map((personId) => buy(personId, 'race')));
    await settled([
      ...people.slice(0, 4).map((personId, index) => pay(personId, held[index] ?? '')),
      ...people.slice(4).map((personId) => buy(personId, 'race')),
      cancel(id),
    ]);
    const job = { ...scene.product(), attempt: 2, signal: new AbortController().signal };
    await cancelTickets.run(job, { activityId: id, reason: '' });
    expect(new Set(await states(id)).difference(new Set(['returned', 'released']))).toEqual(new Set());
  });
});
