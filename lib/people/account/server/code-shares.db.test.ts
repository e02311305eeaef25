import type { Context, ResponseCookie } from '@/lib/platform/server/context';
import { addAccount, contextOf, logInAs } from '@/test/accounts';
import { newPhone } from '@/test/codes';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { solvedProof } from '@/test/proof';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import type { Target } from '../rules/target';
import { endSessions, giveSession, openSession } from './auth/sessions';
import { requestCode } from './request-code';

const minute = 60_000;
const hour = 60 * minute;

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `198.51.${Math.floor(networks / 256)}.${networks % 256}`;
};

describeOnBothEngines('what codes use up', (database) => {
  let clock: number;

  beforeEach(async () => {
    clock = noon;
    await database().db.transaction((tx) => tx.deleteFrom('account_share').execute());
  });
  afterEach(() => jest.restoreAllMocks());

  const from = (address = newNetwork(), overrides: Partial<Context> = {}) =>
    testContext(database().db, { now: () => clock, client: { address, userAgent: '', app: null }, ...overrides });
  const ask = (context: Context, target: Target, proof?: string) =>
    requestCode(context, target, { purpose: 'login', proof });
  const paid = async (context: Context, target: Target) => ask(context, target, await solvedProof(context));

  /** A device on which somebody has logged in to the account of a phone. */
  async function knownDevice(id: string, target: Target) {
    const { db } = database();
    await addAccount(db, { id, phone: target.address });
    const cookies = new Map<string, ResponseCookie>();
    const browser = from(newNetwork(), { setCookie: (cookie) => cookies.set(cookie.name, cookie) });
    await giveSession(browser, await db.transaction((tx) => openSession(browser, tx, id)));
    return { cookie: (name: string) => (name === 'device' ? (cookies.get(name)?.value ?? null) : null) };
  }

  test('strangers get three codes to an address in a day; further ones cost a proof of work', async () => {
    const target = newPhone();
    const many = await settled(Array.from({ length: 12 }, () => ask(from(), target)));
    expect(many.filter((answer) => answer === 'done')).toHaveLength(3);
    expect(many.filter((answer) => answer === 'ProofNeeded')).toHaveLength(9);
    await paid(from(), target);
    await expect(ask(from(), target, 'none')).rejects.toMatchObject({ code: 'ProofNeeded' });
    clock += 24 * hour;
    await ask(from(), target);
  });

  test('with it they get 20 in a day and one network five, and what is refused uses up nothing', async () => {
    const target = newPhone();
    const one = newNetwork();
    for (let count = 0; count < 5; count++, clock += minute) await paid(from(one), target);
    const refused = await paid(from(one), target).catch((error) => error);
    expect(refused).toMatchObject({ code: 'TooManyCodes' });
    expect(refused.details.retryAfterSeconds).toBeGreaterThan(3600);
    const proofs = await Promise.all(Array.from({ length: 20 }, () => solvedProof(from())));
    const many = await settled(proofs.map((proof) => ask(from(), target, proof)));
    expect(many.filter((answer) => answer === 'done')).toHaveLength(15);
    expect(many.filter((answer) => answer === 'TooManyCodes')).toHaveLength(5);
  });

  test('a device that somebody has logged in on has a share of its own, whatever strangers use up', async () => {
    const target = newPhone();
    const device = await knownDevice('owner', target);
    for (let count = 0; count < 20; count++) await paid(from(), target);
    await expect(paid(from(), target)).rejects.toMatchObject({ code: 'TooManyCodes' });
    for (let count = 0; count < 10; count++, clock += minute) await ask(from(newNetwork(), device), target);
    await expect(ask(from(newNetwork(), device), target)).rejects.toMatchObject({ code: 'TooManyCodes' });
    const other = newPhone();
    for (let count = 0; count < 3; count++) await ask(from(), other);
    await expect(ask(from(newNetwork(), device), other)).rejects.toMatchObject({ code: 'ProofNeeded' });
  });

  test('a device is a stranger again once its sessions are ended by another, and one with a forged cookie always was', async () => {
    const { db } = database();
    const target = newPhone();
    const device = await knownDevice('mover', target);
    const forged = {
      cookie: (name: string) => device.cookie(name)?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) ?? null,
    };
    for (let count = 0; count < 3; count++) await ask(from(), target);
    await expect(ask(from(newNetwork(), forged), target)).rejects.toMatchObject({ code: 'ProofNeeded' });
    await ask(from(newNetwork(), device), target);
    clock += minute;
    await db.transaction((tx) => endSessions(tx, { personId: 'mover' }, 'device'));
    await expect(ask(from(newNetwork(), device), target)).rejects.toMatchObject({ code: 'ProofNeeded' });
  });

  test('who confirms a change has ten codes in a day, whatever strangers use up', async () => {
    const target = newPhone();
    await addAccount(database().db, { id: 'confirmer', phone: target.address });
    const own = { ...(await contextOf(database().db, 'confirmer')), now: () => clock };
    for (let count = 0; count < 20; count++) await paid(from(), target);
    for (let count = 0; count < 10; count++, clock += minute) await requestCode(own, target, { purpose: 'confirm' });
    await expect(requestCode(own, target, { purpose: 'confirm' })).rejects.toMatchObject({ code: 'TooManyCodes' });
  });

  test('who binds numbers gets ten codes in a day for the account, from wherever', async () => {
    await logInAs(database().db, 'confirmer');
    const { caller } = await contextOf(database().db, 'confirmer');
    for (let count = 0; count < 10; count++) await ask(from(newNetwork(), { caller }), newPhone());
    const refused = ask(from(newNetwork(), { caller }), newPhone());
    await expect(refused).rejects.toMatchObject({ code: 'TooManyCodes' });
  });

  test("one network's strangers get five codes in an hour without a proof, and a fiftieth of the site's", async () => {
    setEnv({ codesPerDay: 500 });
    const network = '2001:db8:1:2:';
    const addresses = (count: number) => Array.from({ length: count }, (_, index) => `${network}:${index}`);
    const free = await settled(addresses(8).map((address) => ask(from(address), newPhone())));
    expect(free.filter((answer) => answer === 'done')).toHaveLength(5);
    expect(free.filter((answer) => answer === 'ProofNeeded')).toHaveLength(3);
    const more = await settled(addresses(8).map((address) => paid(from(address), newPhone())));
    expect(more.filter((answer) => answer === 'done')).toHaveLength(5);
    expect(more.filter((answer) => answer === 'TooManyCodes')).toHaveLength(3);
    await ask(from(), newPhone());
  });

  test('all strangers together leave a fifth of the day to known devices, and all together have no more than the site says', async () => {
    setEnv({ codesPerDay: 10 });
    const target = newPhone();
    const device = await knownDevice('last', target);
    const many = await settled(Array.from({ length: 12 }, () => ask(from(), newPhone())));
    expect(many.filter((answer) => answer === 'done')).toHaveLength(8);
    expect(many.filter((answer) => answer === 'TooManyCodes')).toHaveLength(4);
    for (let count = 0; count < 2; count++, clock += minute) await ask(from(newNetwork(), device), target);
    await expect(ask(from(newNetwork(), device), target)).rejects.toMatchObject({ code: 'TooManyCodes' });
  });
});
