import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cancelTickets } from '@/lib/events/ticket/server/cancel/cancel-tickets';
import { returnTickets } from '@/lib/events/ticket/server/return/return-tickets';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { setEnv } from '@/test/set-env';
import { ticketScene } from '@/test/tickets';

const kills = 60;
const buyers = Array.from({ length: 3 * kills }, (_, index) => `buyer ${index}`);

describeOnBothEngines('a purchase whose process is killed', (database) => {
  const scene = ticketScene(database);
  const { add, buy, pay, states } = scene;
  /** Compiled modules, by which a process starts in half a second. */
  const compiled = mkdtempSync(join(tmpdir(), 'lightfield-compiled-'));
  let next = 0;

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(buyers);
  });
  afterAll(() => rmSync(compiled, { recursive: true }));

  const newBuyer = () => buyers[next++] ?? 'none';

  /** Whether the process of a deed was killed; false for one that came to its end. */
  async function isKilled(fatal: number, deed: string, personId: string, word: string): Promise<boolean> {
    const words = ['--import', 'tsx', 'test/nodes/killed-purchase.ts', database().url, String(fatal), deed];
    const environment = { ...process.env, DEMO: '1', NODE_COMPILE_CACHE: compiled };
    const told = [...words, personId, word, String(noon)];
    const child = spawn(process.execPath, told, { stdio: 'inherit', env: environment });
    const [code, signal] = await once(child, 'exit');
    if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The process of ${personId} ended with ${code}.`);
    return signal === 'SIGKILL';
  }

  interface Deed {
    name: string;
    /** What the process is told, when everything before its deed is done. */
    prepare: (personId: string) => Promise<string>;
    /** Who was broken off does it again, as a browser or the job does. */
    again: (personId: string, word: string) => Promise<unknown>;
  }

  /** Kills a deed before each of its statements, each time with new things, until it comes to its end; returns how often. */
  async function killEach({ name, prepare, again }: Deed): Promise<number> {
    for (let fatal = 1; ; fatal += 1) {
      const personId = newBuyer();
      const word = await prepare(personId);
      const killed = await isKilled(fatal, name, personId, word);
      await again(personId, word);
      if (!killed) return fatal - 1;
    }
  }

  async function bought(activityType: string, personId: string): Promise<string> {
    const orderId = await buy(personId, activityType, 2);
    await pay(personId, orderId);
    return orderId;
  }

  const deeds: Deed[] = [
    {
      name: 'buy',
      prepare: async () => 'bought',
      async again(personId) {
        const orderId = await buy(personId, 'bought', 2, { clientId: killedClient.buy });
        const { state } = await scene.rowOf(orderId);
        if (state !== 'paid') await pay(personId, orderId);
      },
    },
    {
      name: 'return',
      async prepare(personId) {
        const orderId = await bought('returned', personId);
        const ticket = scene.read().selectFrom('ticket').select('id').where('order_id', '=', orderId);
        return JSON.stringify({ orderId, ticketId: (await ticket.executeTakeFirstOrThrow()).id });
      },
      async again(personId, word) {
        const { orderId, ticketId } = JSON.parse(word);
        const asked = { orderId, ticketIds: [ticketId], clientId: killedClient.return };
        expect(await returnTickets(scene.as(personId), asked)).toEqual({ refundFen: 2500 });
      },
    },
    {
      name: 'cancel',
      async prepare(personId) {
        const id = await add({ [`of ${personId}`]: {} });
        await bought(`of ${personId}`, personId);
        await buy(personId, `of ${personId}`);
        const canceled = database().db.transaction((tx) =>
          tx.updateTable('activity').set({ canceled_at: noon }).where('id', '=', id).execute(),
        );
        await canceled;
        return id;
      },
      again: (_, activityId) => cancelTickets.run(scene.job(), { activityId, reason: '' }),
    },
  ];

  test('before each of its statements: order, ledger, stock and tickets agree, and what is done again is done once', async () => {
    const ids = await Promise.all(['bought', 'returned'].map((type) => add({ [type]: { quantity: null } }, rule)));
    const killed = await Promise.all(deeds.map(killEach));
    const statesOf = async (index: number) => counted(await states(ids[index] ?? ''));
    const [purchases = 0, returns = 0] = killed;
    expect(await statesOf(0)).toEqual({ valid: 2 * (purchases + 1) });
    expect(await statesOf(1)).toEqual({ valid: returns + 1, returned: returns + 1 });
    const left = scene.read().selectFrom('ticket').select('id').where('activity_id', 'not in', ids);
    expect(await left.where('state', 'not in', ['returned', 'released']).execute()).toEqual([]);
    expect(Math.min(...killed)).toBeGreaterThan(6);
    expect(await scene.contradictions()).toEqual([]);
    expect(await scene.faults()).toEqual([]);
  }, 240_000);
});

const rule = { refund_hours: 1, refund_percent: 50 };

/** By the pressed button of the killed process and of the second try: the same one is the same deed. */
const killedClient = {
  buy: '5f0c3b1e-3f0e-4d3c-8a53-333333333333',
  return: '5f0c3b1e-3f0e-4d3c-8a53-444444444444',
};

function counted(states: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const state of states) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
