import { addAccount, logInAs } from '@/test/accounts';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows } from '@/test/rows';
import { logOut } from '../log-out';
import { sessionSeconds } from './create-auth';
import { endSessions, findCaller, findSession, wasEndedElsewhere } from './sessions';

const day = 24 * 3_600_000;

describeOnBothEngines('sessions', (database) => {
  beforeAll(async () => {
    const { db } = database();
    await addAccount(db, { id: 'lin', phone: '+8613800138000' });
    await addAccount(db, { id: 'mo', email: 'mo@example.org', staff_role: 'editor' });
  });
  beforeEach(() => jest.useFakeTimers({ now: Date.now(), doNotFake: [...allButTheDate] }));
  afterEach(() => jest.useRealTimers());

  test('a browser is known by its token and its cookie together', async () => {
    const { db } = database();
    const lin = await logInAs(db, 'lin');
    expect(await findCaller(db, lin)).toEqual({
      personId: 'lin',
      sessionId: expect.any(String),
      hasPhone: true,
      staff: null,
    });
    const mo = await logInAs(db, 'mo');
    expect(await findCaller(db, mo)).toMatchObject({ personId: 'mo', hasPhone: false, staff: 'editor' });
  });

  test('neither is worth anything alone, nor beside another one', async () => {
    const { db } = database();
    const [lin, mo] = [await logInAs(db, 'lin'), await logInAs(db, 'mo')];
    expect(await findCaller(db, { bearer: lin.bearer, cookie: null })).toBeNull();
    expect(await findCaller(db, { bearer: null, cookie: lin.cookie })).toBeNull();
    expect(await findCaller(db, { bearer: lin.bearer, cookie: mo.cookie })).toBeNull();
    expect(await findCaller(db, { bearer: lin.cookie, cookie: null })).toBeNull();
    expect(await findCaller(db, { bearer: lin.cookie, cookie: lin.cookie })).toBeNull();
  });

  test("the native app's bearer is good alone", async () => {
    const { db } = database();
    const { bearer, cookie } = await logInAs(db, 'lin', 'ios');
    expect(bearer).toBe(cookie);
    expect(await findCaller(db, { bearer, cookie: null })).toMatchObject({ personId: 'lin' });
    expect(await findCaller(db, { bearer, cookie })).toMatchObject({ personId: 'lin' });
  });

  test('what the database keeps opens nothing', async () => {
    const { db } = database();
    const { bearer, cookie } = await logInAs(db, 'lin', 'android');
    const kept = await db.read.selectFrom('account_session').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(cookie);
    expect(JSON.stringify(kept)).not.toContain(bearer);
    for (const { token_hash } of kept) expect(await findSession(db, token_hash)).toBeNull();
  });

  test.each(['', 'x', 'a'.repeat(32), 'a.b', `${'a'.repeat(32)}.${'b'.repeat(43)}`, "' or 1=1 --", '光'])(
    '%j opens nothing',
    async (token) => {
      expect(await findSession(database().db, token)).toBeNull();
    },
  );

  test('a session lasts thirty days, and anew from each day it is used on', async () => {
    const { db } = database();
    const began = Date.now();
    const { cookie } = await logInAs(db, 'lin');
    jest.setSystemTime(began + 29 * day);
    expect(await findSession(db, cookie)).toMatchObject({ expiresAt: began + 29 * day + sessionSeconds * 1000 });
    jest.setSystemTime(began + 58 * day);
    expect(await findSession(db, cookie)).not.toBeNull();
    jest.setSystemTime(began + 89 * day);
    expect(await findSession(db, cookie)).toBeNull();
  });

  test('a session stands in the database as these columns; a visit moves its end and nothing else', async () => {
    const { db } = database();
    const now = Date.now();
    const opened = now - 2 * day;
    const row = {
      id: '01a20cbe-c458-7073-861a-fafd7ce6a0d7',
      token_hash: '5ab621a42ad6dbf89025fb3342116dabfa5b73ff4121e18acadcf563021ba7d0',
      person_id: 'lin',
      kind: 'app' as const,
      ip_address: '203.0.113.7',
      user_agent: 'test',
      created_at: opened,
      updated_at: opened,
      expires_at: opened + sessionSeconds * 1000,
      device_hash: null,
    };
    await db.transaction((tx) => insertRows(tx, 'account_session', [row]));
    const found = await findSession(db, 'fbEWrYJplSJlPYzbdtvJ8JU3AmgTFTch');
    expect(found).toMatchObject({ id: row.id, personId: 'lin', kind: 'app' });
    const rows = db.read.selectFrom('account_session').selectAll().where('id', '=', row.id);
    expect(await rows.execute()).toEqual([{ ...row, updated_at: now, expires_at: now + sessionSeconds * 1000 }]);
  });

  test('one that ends as a visit extends it is no fault', async () => {
    const { db } = database();
    await addAccount(db, { id: 'qing' });
    const logins = await Promise.all(Array.from({ length: 20 }, () => logInAs(db, 'qing')));
    jest.setSystemTime(Date.now() + 2 * day);
    const visits = logins.map(({ cookie }) => findSession(db, cookie));
    const ended = db.transaction((tx) => endSessions(tx, { personId: 'qing' }, 'holder'));
    await expect(Promise.all([ended, ...visits])).resolves.toHaveLength(21);
    for (const { cookie } of logins) expect(await findSession(db, cookie)).toBeNull();
  });

  test('logging out ends it for good, cookie and token', async () => {
    const { db } = database();
    const lin = await logInAs(db, 'lin');
    const setCookie = jest.fn();
    await logOut(testContext(db, { caller: await findCaller(db, lin), setCookie }));
    expect(setCookie.mock.calls).toEqual([[{ name: 'session', value: '', expiresAt: 0 }]]);
    expect(await findCaller(db, lin)).toBeNull();
    expect(await findSession(db, lin.cookie)).toBeNull();
    expect(await wasEndedElsewhere(db, lin)).toBe(false);
  });

  test('who is logged out by another device is told so, and nobody else', async () => {
    const { db } = database();
    const [one, other, mo] = [await logInAs(db, 'lin'), await logInAs(db, 'lin', 'ios'), await logInAs(db, 'mo')];
    const browser = await logInAs(db, 'lin');
    const kept = (await findCaller(db, one))?.sessionId ?? '';
    await db.transaction((tx) => endSessions(tx, { personId: 'lin', except: kept }, 'device'));
    expect(await findCaller(db, one)).toMatchObject({ personId: 'lin' });
    expect(await findCaller(db, other)).toBeNull();
    expect(await wasEndedElsewhere(db, other)).toBe(true);
    expect(await wasEndedElsewhere(db, browser)).toBe(true);
    // Its cookie is removed by the page that finds the session ended; the browser's token still identifies it.
    expect(await wasEndedElsewhere(db, { ...browser, cookie: null })).toBe(true);
    expect(await wasEndedElsewhere(db, one)).toBe(false);
    expect(await wasEndedElsewhere(db, mo)).toBe(false);
    expect(await findCaller(db, mo)).toMatchObject({ personId: 'mo' });
  });

  test('a browser has one session: a login ends the one before, whoever it was', async () => {
    const { db } = database();
    const first = await logInAs(db, 'lin');
    const second = await logInAs(db, 'mo', null, first.cookie);
    expect(await findCaller(db, first)).toBeNull();
    expect(await findCaller(db, second)).toMatchObject({ personId: 'mo' });
  });

  test('a locked account has none', async () => {
    const { db } = database();
    await addAccount(db, { id: 'locked', locked_at: 1 });
    expect(await findCaller(db, await logInAs(db, 'locked'))).toBeNull();
  });

  test('a person who is gone has none left', async () => {
    const { db } = database();
    await addAccount(db, { id: 'gone' });
    const login = await logInAs(db, 'gone');
    await db.transaction((tx) => tx.deleteFrom('account_user').where('id', '=', 'gone').execute());
    expect(await findCaller(db, login)).toBeNull();
  });
});

/** The database drivers run on the real clock. */
const allButTheDate = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
