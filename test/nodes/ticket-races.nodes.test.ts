import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInMinute } from 'date-fns/constants';
import { v4 as newId } from 'uuid';
import type { DecidedScan } from '@/lib/events/door/contract';
import type { Attendance, EntryCodes } from '@/lib/events/ticket/contract';
import { expireOrder } from '@/lib/money/payment/server/check-payment';
import { logInAll, logInAs } from '@/test/accounts';
import { describeOnBothEngines } from '@/test/engines';
import { counted } from '@/test/settled';
import { ticketScene } from '@/test/tickets';
import { type Node, startNode } from './server';

const crowd = Array.from({ length: 500 }, (_, index) => `buyer ${index}`);
const [a = '', b = '', ...others] = crowd;
const rounds = Array.from({ length: 6 }, (_, index) => index);
const attendee = { name: '来宾', mobile: '13800138000', region: 'CN', answers: [] };
const signedUp = { name: '林一', mobile: '13800138000', age: '28', occupation: '灯光师' };

/** The answer of a call. */
interface Answer<Data> {
  code: string;
  data: Data;
}

/** Who takes what is left, over HTTP, with the built product on two nodes. What the verbs prove alone is in their own tests. */
describeOnBothEngines('tickets over two nodes', (database) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lightfield-tickets-'));
  const nodes: Node[] = [];
  const scene = ticketScene(database, Date.now);
  const { add, states, takenOf, stateOf } = scene;
  let bearers: Map<string, string>;
  /** Of the requests, and of the tests: each is behind an address of its own. */
  let [turn, address] = [0, 0];

  beforeAll(async () => {
    const own = { DATABASE_URL: database().url, DATA_DIR: dataDir };
    const environment = { ...own, DEMO: '0', TRUSTED_PROXIES: '127.0.0.1,::1' };
    const first = await startNode(environment);
    nodes.push(first, await startNode({ ...environment, SITE_URL: first.address }));
    await scene.begin(crowd);
    bearers = await logInAll(database().db, ['organiser', ...crowd]);
  }, 180_000);

  beforeEach(() => {
    address += 1;
    scene.beginAnew();
  });

  afterEach(async () => {
    expect(await scene.contradictions()).toEqual([]);
    expect(await scene.faults()).toEqual([]);
  });

  afterAll(async () => {
    await Promise.all(nodes.map((one) => one.stop()));
    rmSync(dataDir, { recursive: true });
  });

  /** Calls one of the nodes after the other with the credential of a session; without a form, it asks. */
  async function callBy<Data>(bearer: string, path: string, form?: Record<string, string>): Promise<Answer<Data>> {
    turn += 1;
    const headers = { Authorization: `Bearer ${bearer}`, 'X-Forwarded-For': `198.51.100.${address}` };
    const sent = form && { method: 'POST', body: new URLSearchParams(form) };
    const answer = await fetch(`${nodes[turn % nodes.length]?.address}/api${path}`, { headers, ...sent });
    return (await answer.json()) as Answer<Data>;
  }
  const call = <Data = null>(personId: string, path: string, form?: Record<string, string>) =>
    callBy<Data>(bearers.get(personId) ?? '', path, form);
  const codesOf = async (calls: Promise<Answer<unknown>>[]) => (await Promise.all(calls)).map(({ code }) => code);

  const written = (ticketTypeId: string, waitId = '') => ({
    ...{ ticketTypeId, waitId, attendees: JSON.stringify([attendee]), clientId: newId() },
  });
  const order = (personId: string, ticketTypeId: string, waitId = '') =>
    call<{ orderId: string }>(personId, '/ticket/order', written(ticketTypeId, waitId));
  const pay = (personId: string, orderId: string) => call(personId, '/payment/pay', { orderId, way: 'wallet' });

  /** A paid ticket of somebody with its code. */
  async function bought(personId: string, ticketTypeId: string, activityId: string) {
    const { orderId } = (await order(personId, ticketTypeId)).data;
    await pay(personId, orderId);
    const { data } = await call<EntryCodes>(personId, `/ticket/own/codes?${new URLSearchParams({ activityId })}`);
    const [ticket] = data.tickets;
    return { orderId, ticketId: ticket?.id ?? '', code: ticket?.code ?? '' };
  }
  /** Scans a code at the door; how it was decided. */
  async function scan(activityId: string, code: string, nonce = newId()): Promise<string> {
    const scans = JSON.stringify([{ nonce, code, at: new Date().toISOString() }]);
    const sent = { activityId, door: '北门', scans };
    const { data } = await call<{ scans: DecidedScan[] }>('organiser', '/door/scans', sent);
    return data.scans[0]?.result ?? '';
  }

  test('500 people behind one address want 50 tickets: 50 hold one, 450 hear that it is sold out', async () => {
    const id = await add({ rare: { quantity: 50 } });
    const codes = await codesOf(crowd.map((personId) => order(personId, 'rare')));
    expect(counted(codes)).toEqual({ OK: 50, SoldOut: 450 });
    expect(counted(await states(id))).toEqual({ held: 50 });
  });

  test('two types share what there is', async () => {
    const id = await add(
      { early: { shares_stock: 1, quantity: 12 }, late: { shares_stock: 1, quantity: null } },
      { common_stock: 20 },
    );
    const ends = crowd.slice(0, 60).map((personId, index) => order(personId, index % 2 ? 'early' : 'late'));
    expect(counted(await codesOf(ends))).toEqual({ OK: 20, SoldOut: 40 });
    expect([await takenOf(id), (await takenOf('early')) + (await takenOf('late'))]).toEqual([20, 20]);
  });

  test('a person has no more from ten devices than one may', async () => {
    await add({ limited: { per_person: 3 } });
    const devices = await Promise.all(Array.from({ length: 10 }, () => logInAs(database().db, a, 'android')));
    const ends = devices.map(({ bearer }) => callBy(bearer, '/ticket/order', written('limited')));
    expect(counted(await codesOf(ends))).toEqual({ OK: 3, TooManyTickets: 7 });
  });

  test.each(rounds)('a payment, the end of its hold and the next buyer (%i): one has the ticket', async (round) => {
    const [type, late] = [`held ${round}`, 20 * millisecondsInMinute];
    const id = await add({ [type]: { quantity: 1 } });
    const { orderId } = (await order(a, type)).data;
    // A node whose clock is ahead; in every other round it comes as late as a request.
    scene.pass(late);
    const expiring = async () => {
      if (round % 2) await call(b, `/ticket/sale?${new URLSearchParams({ activityId: id })}`);
      await expireOrder(scene.product(), orderId);
    };
    const [paid, next] = await Promise.all([pay(a, orderId), order(b, type), expiring()]);
    const isPaid = (await stateOf(orderId)) === 'paid';
    expect([paid.code, isPaid]).toEqual(isPaid ? ['OK', true] : ['OrderClosed', false]);
    expect(await takenOf(type)).toBe(isPaid || next.code === 'OK' ? 1 : 0);
  });

  test.each(rounds)('a ticket is returned or let in (%i), never both', async (round) => {
    const type = `both ${round}`;
    const id = await add({ [type]: {} }, { refund_hours: 1, refund_percent: 100 });
    const { orderId, ticketId, code } = await bought(a, type, id);
    const asked = { orderId, ticketIds: ticketId, clientId: newId() };
    const [returned, result] = await Promise.all([call(a, '/ticket/own/return', asked), scan(id, code)]);
    expect([returned.code, result]).toEqual(result === 'in' ? ['TicketUsed', 'in'] : ['OK', 'returned']);
    expect(await stateOf(orderId)).toBe(result === 'in' ? 'paid' : 'refunded');
  });

  test.each(rounds)('what comes back is for who waits (%i), however many new buyers there are', async (round) => {
    const type = `waited for ${round}`;
    const id = await add({ [type]: { quantity: 1 } });
    const { orderId } = (await order(a, type)).data;
    await call(b, '/ticket/waiting/join', { ticketTypeId: type, quantity: '1' });
    const newBuyers = () => others.slice(10 * round, 10 * (round + 1)).map((personId) => order(personId, type));
    const [canceled, ...early] = await codesOf([call(a, '/payment/cancel', { orderId }), ...newBuyers()]);
    const { data } = await call<Attendance>(b, `/ticket/attendance?${new URLSearchParams({ activityId: id })}`);
    expect(data.waiting).toMatchObject([{ state: 'offered' }]);
    const [taken, ...late] = await codesOf([order(b, type, data.waiting[0]?.id), ...newBuyers()]);
    expect([canceled, taken]).toEqual(['OK', 'OK']);
    expect(counted([...early, ...late])).toEqual({ SoldOut: 20 });
  });

  test('of fifty scanners of one ticket one lets in', async () => {
    const id = await add({ scanned: {} });
    const { code } = await bought(a, 'scanned', id);
    const results = await Promise.all(Array.from({ length: 50 }, () => scan(id, code)));
    expect(counted(results)).toEqual({ in: 1, alreadyIn: 49 });
  });

  test('a scan that is sent fifty times is one', async () => {
    const id = await add({ resent: {} });
    const { code } = await bought(a, 'resent', id);
    const nonce = newId();
    const results = await Promise.all(Array.from({ length: 50 }, () => scan(id, code, nonce)));
    expect(counted(results)).toEqual({ in: 50 });
    const kept = scene.read().selectFrom('door_scan').select('result').where('activity_id', '=', id);
    expect(await kept.execute()).toEqual([{ result: 'in' }]);
  });

  test('of forty who sign up for ten places ten have one, and thirty wait', async () => {
    const activityId = await add({}, { capacity: 10 });
    const sent = crowd
      .slice(0, 40)
      .map((personId) => call<{ state: string }>(personId, '/signup/send', { ...signedUp, activityId }));
    const answers = await Promise.all(sent);
    expect(counted(answers.map(({ data }) => data.state))).toEqual({ joined: 10, waiting: 30 });
    expect([await takenOf(activityId), counted(await states(activityId))]).toEqual([10, { valid: 10 }]);
  });
});
