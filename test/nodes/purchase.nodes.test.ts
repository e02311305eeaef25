import { v4 as newId } from 'uuid';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { setEnv } from '@/test/set-env';
import { counted } from '@/test/settled';
import { ticketScene } from '@/test/tickets';
import { killedProgram } from './killed-program';
import { type PurchaseDeed, purchaseDeeds } from './purchase-deeds';

const buyers = Array.from({ length: 200 }, (_, index) => `buyer ${index}`);
const attendee = { name: '来宾', mobile: '13800138000', region: 'CN', answers: [] };

/** A deed that a process has begun: all but the last of them were killed. */
interface Begun {
  deed: PurchaseDeed;
  personId: string;
  input: string;
}

describeOnBothEngines('a purchase whose process is killed', (database) => {
  const scene = ticketScene(database);
  const { add, buy, pay, states } = scene;
  let program: Awaited<ReturnType<typeof killedProgram>>;
  let next = 0;

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(buyers);
    program = await killedProgram('killed-purchase', database().url);
  }, 60_000);
  afterAll(() => program.remove());

  /** What is there before a deed; returns its input. */
  const prepare: Record<PurchaseDeed, (personId: string) => Promise<object>> = {
    async buy() {
      const attendees = [attendee, attendee];
      return { ticketTypeId: 'bought', attendees, waitId: '', isShown: true, clientId: newId() };
    },
    async return(personId) {
      const orderId = await buy(personId, 'returned', 2);
      await pay(personId, orderId);
      const ticket = scene.read().selectFrom('ticket').select('id').where('order_id', '=', orderId);
      return { orderId, ticketIds: [(await ticket.executeTakeFirstOrThrow()).id], clientId: newId() };
    },
    async cancel(personId) {
      const activityId = await add({ [`of ${personId}`]: {} });
      await pay(personId, await buy(personId, `of ${personId}`, 2));
      await buy(personId, `of ${personId}`);
      await database().db.transaction((tx) =>
        tx.updateTable('activity').set({ canceled_at: noon }).where('id', '=', activityId).execute(),
      );
      return { activityId, reason: '' };
    },
  };

  /** Kills a deed before each of its statements, each time with new things, until it comes to its end. */
  async function killEach(deed: PurchaseDeed): Promise<Begun[]> {
    const begun: Begun[] = [];
    for (let isKilled = true; isKilled; ) {
      const personId = buyers[next++] ?? '';
      const input = JSON.stringify(await prepare[deed](personId));
      begun.push({ deed, personId, input });
      isKilled = await program.isKilled(begun.length, [deed, personId, input, String(noon)]);
    }
    return begun;
  }

  async function expectSound() {
    expect(await scene.contradictions()).toEqual([]);
    expect(await scene.faults()).toEqual([]);
  }

  test('before each of its statements: order, ledger, stock and tickets agree, and what is done again is done once', async () => {
    const rule = { refund_hours: 1, refund_percent: 50 };
    const ids = await Promise.all(['bought', 'returned'].map((type) => add({ [type]: { quantity: null } }, rule)));
    const begun = await Promise.all((['buy', 'return', 'cancel'] as const).map(killEach));
    await expectSound();
    for (const { deed, personId, input } of begun.flat()) await purchaseDeeds[deed](scene.as(personId), input);
    await expectSound();
    const [purchases = 0, returns = 0, cancels = 0] = begun.map(({ length }) => length);
    expect(counted(await states(ids[0] ?? ''))).toEqual({ valid: 2 * purchases });
    expect(counted(await states(ids[1] ?? ''))).toEqual({ valid: returns, returned: returns });
    const canceled = scene.read().selectFrom('ticket').select('state').where('activity_id', 'not in', ids);
    const ends = (await canceled.execute()).map(({ state }) => state);
    expect(counted(ends)).toEqual({ returned: 2 * cancels, released: cancels });
    expect(Math.min(purchases, returns, cancels)).toBeGreaterThan(15);
  }, 240_000);
});
