import { millisecondsInMinute } from 'date-fns/constants';
import { describeOnBothEngines } from '@/test/engines';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { ticketScene } from '@/test/tickets';
import { leaveWaitingList } from './leave-waiting-list';

const people = Array.from({ length: 20 }, (_, index) => `waiter ${index}`);
const [a = '', b = '', c = '', d = ''] = people;

describeOnBothEngines('the waiting list', (database) => {
  const scene = ticketScene(database);
  const { add, as, buy, giveUp, wait, takenOf, expire, pass } = scene;
  const placeOf = (personId: string, typeId: string) =>
    scene
      .read()
      .selectFrom('ticket_wait')
      .selectAll()
      .where('person_id', '=', personId)
      .where('ticket_type_id', '=', typeId)
      .orderBy('joined_at', 'desc')
      .executeTakeFirstOrThrow();
  const leave = (personId: string, id: string, decline = false) => leaveWaitingList(as(personId), { id, decline });

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(people);
  });
  beforeEach(scene.beginAnew);
  afterEach(async () => expect(await scene.contradictions()).toEqual([]));

  test('what comes back is offered to the first that it suffices for, and to nobody else', async () => {
    await add({ one: { quantity: 2 } });
    const order = await buy(a, 'one', 1);
    await buy(d, 'one', 1);
    expect(await wait(b, 'one', 2)).toMatchObject({ state: 'waiting', ahead: 0 });
    pass(1);
    expect(await wait(c, 'one')).toMatchObject({ state: 'waiting', ahead: 1 });
    await giveUp(a, order);
    expect(await placeOf(b, 'one')).toMatchObject({ state: 'waiting' });
    const { id } = await placeOf(c, 'one');
    expect(await placeOf(c, 'one')).toMatchObject({ state: 'offered' });
    await expect(buy(a, 'one')).rejects.toMatchObject({ code: 'SoldOut' });
    await expect(buy(a, 'one', 1, { waitId: id })).rejects.toMatchObject({ code: 'NullPointer' });
    await buy(c, 'one', 1, { waitId: id });
    expect(await takenOf('one')).toBe(2);
    await expect(buy(c, 'one', 1, { waitId: id })).rejects.toMatchObject({ code: 'OfferExpired' });
  });

  test('what is declined, left or late goes to the next', async () => {
    await add({ two: { quantity: 1 } });
    const order = await buy(a, 'two');
    for (const personId of [b, c, d]) {
      await wait(personId, 'two');
      pass(1);
    }
    await giveUp(a, order);
    await leave(b, (await placeOf(b, 'two')).id, true);
    expect([(await placeOf(b, 'two')).state, (await placeOf(c, 'two')).state]).toEqual(['declined', 'offered']);
    pass(31 * millisecondsInMinute);
    const { id } = await placeOf(c, 'two');
    await expect(buy(c, 'two', 1, { waitId: id })).rejects.toMatchObject({ code: 'OfferExpired' });
    await expire();
    expect([(await placeOf(c, 'two')).state, (await placeOf(d, 'two')).state]).toEqual(['expired', 'offered']);
    await leave(d, (await placeOf(d, 'two')).id);
    await leave(d, (await placeOf(d, 'two')).id);
    expect(await takenOf('two')).toBe(0);
    await expect(leave(a, id)).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('of an offer for several, what is not ordered goes on', async () => {
    await add({ three: { quantity: 2 } });
    const order = await buy(a, 'three', 2);
    await wait(b, 'three', 2);
    pass(1);
    await wait(c, 'three');
    await giveUp(a, order);
    await buy(b, 'three', 1, { waitId: (await placeOf(b, 'three')).id });
    expect((await placeOf(c, 'three')).state).toBe('offered');
  });

  test('a common stock is offered to who waits for any of its types', async () => {
    await add(
      { four: { shares_stock: 1, quantity: null }, five: { shares_stock: 1, quantity: 5 } },
      { common_stock: 1 },
    );
    const order = await buy(a, 'four');
    await wait(b, 'five');
    await giveUp(a, order);
    expect((await placeOf(b, 'five')).state).toBe('offered');
  });

  test('who comes at the moment when something is there has it offered; nobody waits twice in a list', async () => {
    await add({ six: { quantity: 3, per_person: 2 } });
    expect(await wait(a, 'six', 2)).toMatchObject({ state: 'offered' });
    expect(await wait(a, 'six', 1)).toMatchObject({ state: 'offered', quantity: 2 });
    await expect(wait(b, 'six', 3)).rejects.toMatchObject({ code: 'TooManyTickets' });
    const places = await Promise.all(Array.from({ length: 6 }, () => wait(b, 'six', 2)));
    expect(new Set(places.map(({ id }) => id)).size).toBe(1);
  });

  test('an order that is given up, the next of the list and new buyers at once: nothing is given twice', async () => {
    for (let round = 0; round < 4; round += 1) {
      const type = `race ${round}`;
      await add({ [type]: { quantity: 3 } });
      const orders = await Promise.all([a, b, c].map((personId) => buy(personId, type)));
      for (const personId of people.slice(3, 6)) await wait(personId, type);
      await settled([
        ...[a, b, c].map((personId, index) => giveUp(personId, orders[index] ?? '')),
        ...people.slice(6, 12).map((personId) => buy(personId, type)),
        ...people.slice(12, 15).map((personId) => wait(personId, type)),
      ]);
      const held = await Promise.all(people.slice(3, 6).map((personId) => placeOf(personId, type)));
      expect(held.map(({ state }) => state)).toEqual(['offered', 'offered', 'offered']);
      const ends = await settled([
        ...held.map(({ id, person_id }) => buy(person_id, type, 1, { waitId: id })),
        ...held.map(({ id, person_id }) => leave(person_id, id)),
        ...held.map(({ id, person_id }) => buy(person_id, type, 1, { waitId: id })),
      ]);
      expect(ends.filter((end) => !['done', 'OfferExpired', 'TooManyTickets'].includes(end))).toEqual([]);
    }
  });
});
