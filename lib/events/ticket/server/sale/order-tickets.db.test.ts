import { millisecondsInMinute } from 'date-fns/constants';
import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { ticketScene } from '@/test/tickets';
import { orderTickets } from './order-tickets';

const people = Array.from({ length: 60 }, (_, index) => `buyer ${index}`);
const [first = '', second = ''] = people;
const ten = Array.from({ length: 10 });

describeOnBothEngines('ordering tickets', (database) => {
  const scene = ticketScene(database);
  const { add, as, buy, pay, states, takenOf, stateOf, goOn, pass } = scene;
  const done = (ends: string[]) => ends.filter((end) => end === 'done').length;

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(people);
  });
  beforeEach(scene.beginAnew);
  afterEach(async () => {
    expect(await scene.contradictions()).toEqual([]);
    expect(await scene.faults()).toEqual([]);
  });

  test('holds them until the order is paid', async () => {
    const id = await add({ plain: {} });
    const order = await buy(first, 'plain', 2);
    expect(await states(id)).toEqual(['held', 'held']);
    await pay(first, order);
    expect(await states(id)).toEqual(['valid', 'valid']);
    expect(await takenOf('plain')).toBe(2);
  });

  test('of many at once, none is sold twice', async () => {
    const id = await add({ rare: { quantity: 5 } });
    const ends = await settled(people.map((personId) => buy(personId, 'rare')));
    expect([done(ends), new Set(ends)]).toEqual([5, new Set(['done', 'SoldOut'])]);
    expect(await states(id)).toHaveLength(5);
  });

  test('two types share a stock', async () => {
    await add(
      { early: { shares_stock: 1, quantity: 4 }, late: { shares_stock: 1, quantity: null } },
      { common_stock: 6 },
    );
    const ends = await settled(
      people.slice(0, 24).map((personId, index) => buy(personId, index % 2 ? 'early' : 'late')),
    );
    expect(done(ends)).toBe(6);
    expect(await takenOf('early')).toBeLessThanOrEqual(4);
  });

  test('a person has no more than one may, from many devices and over all orders', async () => {
    await add({ limited: { per_person: 3 } });
    const ends = await settled(ten.map(() => buy(first, 'limited')));
    expect([done(ends), new Set(ends)]).toEqual([3, new Set(['done', 'TooManyTickets'])]);
    await expect(buy(second, 'limited', 4)).rejects.toMatchObject({ code: 'TooManyTickets' });
    await buy(second, 'limited', 3);
  });

  test('the same order, sent many times at once, is one, also when it takes all that is left', async () => {
    const id = await add({ repeated: { quantity: 2 } });
    const clientId = '5f0c3b1e-3f0e-4d3c-8a53-111111111111';
    const sent = await Promise.all(ten.map(() => buy(first, 'repeated', 2, { clientId })));
    expect(new Set(sent).size).toBe(1);
    expect(await states(id)).toHaveLength(2);
  });

  test('what costs nothing is valid at once', async () => {
    const id = await add({ free: { price_fen: 0 } });
    const order = await buy(first, 'free', 2);
    expect([await stateOf(order), await states(id)]).toEqual(['paid', ['valid', 'valid']]);
  });

  test('what is not paid in time comes back; paid at the same moment it is either', async () => {
    const id = await add({ expiring: { quantity: 3 } });
    const orders = await Promise.all([first, second].map((personId) => buy(personId, 'expiring')));
    pass(16 * millisecondsInMinute);
    await settled([...orders.map((order, index) => pay(people[index] ?? '', order)), goOn()]);
    const sold = (await states(id)).filter((state) => state === 'valid').length;
    expect(await takenOf('expiring')).toBe(sold);
    const left = await buy(people[2] ?? '', 'expiring');
    pass(16 * millisecondsInMinute);
    await goOn();
    expect([await stateOf(left), await takenOf('expiring')]).toEqual(['canceled', sold]);
  });

  test('is refused outside of the sale, and without a phone', async () => {
    const now = scene.product().now();
    await add({ paused: { is_paused: 1 }, later: { sale_start_at: now + 1 }, over: { sale_end_at: now } });
    for (const type of ['paused', 'later', 'over']) {
      await expect(buy(first, type)).rejects.toMatchObject({ code: 'SaleClosed' });
    }
    await expect(buy(first, 'nowhere')).rejects.toMatchObject({ code: 'NullPointer' });
    await add({ hidden: {} }, { review_state: 1 });
    await expect(buy(first, 'hidden')).rejects.toMatchObject({ code: 'NullPointer' });
    const asked = { ticketTypeId: 'paused', attendees: [], waitId: '', isShown: true, clientId: first };
    const phoneless = as(first, { caller: callerOf(first, { hasPhone: false }) });
    await expect(orderTickets(phoneless, asked)).rejects.toMatchObject({ code: 'PhoneNeeded' });
  });

  test('answers are kept, and each one that is missing is named', async () => {
    const question = { id: 'q', textZh: '素食吗？', textEn: '', isRequired: true };
    const id = await add({ asked: {} }, { questions: JSON.stringify([question]) });
    await expect(buy(first, 'asked', 2)).rejects.toMatchObject({
      details: {
        fields: [
          { field: 'attendees.0.answers.0', rule: 'required' },
          { field: 'attendees.1.answers.0', rule: 'required' },
        ],
      },
    });
    const attendee = { name: '林', mobile: '138 0013 8000', region: 'CN', answers: [{ questionId: 'q', text: '是' }] };
    const clientId = '5f0c3b1e-3f0e-4d3c-8a53-222222222222';
    await orderTickets(as(first), {
      ticketTypeId: 'asked',
      attendees: [attendee],
      waitId: '',
      isShown: true,
      clientId,
    });
    const row = scene.read().selectFrom('ticket').selectAll().where('activity_id', '=', id).executeTakeFirstOrThrow();
    expect(await row).toMatchObject({
      attendee: '林',
      mobile: '+8613800138000',
      answers: '[{"questionId":"q","text":"是"}]',
    });
  });
});
