import pino from 'pino';
import { emit } from '@/lib/app/events';
import { createDoor } from '@/lib/platform/server/api/door';
import { createRateLimiter, type RateLimiter } from '@/lib/platform/server/limits/rate-limit';
import { addAccount, logInAs } from '@/test/accounts';
import { allBlocks, allNotices, allThings, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import * as contract from '../contract';
import { findCaller, wasEndedElsewhere } from './auth/sessions';
import { exchangeToken } from './exchange-token';
import { leaveSession } from './leave-session';
import { accountRoutes } from './routes';

/** As long as browsers keep a cookie. */
const expiresAt = noon + 400 * 24 * 3_600_000;

describeOnBothEngines('the session cookie', (database) => {
  let token: string;
  let limiter: RateLimiter;

  beforeAll(async () => {
    await addAccount(database().db, { id: 'lin' });
    token = (await logInAs(database().db, 'lin', 'ios')).bearer;
  });
  beforeEach(() => {
    limiter = createRateLimiter(database().db, () => noon);
  });
  afterEach(() => limiter.stop());

  const door = (siteUrl = 'https://light.example') =>
    createDoor({
      routes: accountRoutes,
      db: database().db,
      now: () => noon,
      log: pino({ level: 'silent' }),
      emit,
      things: allThings,
      notices: allNotices,
      blocks: allBlocks,
      limiter,
      sessionCookie: contract.sessionCookie,
      findCaller: (credentials) => findCaller(database().db, credentials),
      wasEndedElsewhere: (credentials) => wasEndedElsewhere(database().db, credentials),
      observe: () => {},
      siteUrl,
    });

  /** A client address of its own for each test, since uses are limited. */
  const post = (path: string, fields: Record<string, string>, client: string, Origin?: string) => ({
    path,
    init: { method: 'POST', body: new URLSearchParams(fields), headers: Origin ? { Origin } : undefined },
    client,
  });
  const ask = async ({ path, init, client }: ReturnType<typeof post>, siteUrl?: string) => {
    const answer = await door(siteUrl).request(path, init, { client });
    const { code } = await answer.json();
    return { status: answer.status, code, cookies: answer.headers.getSetCookie(), headers: answer.headers };
  };

  test('is the token, for as long as the token is good', async () => {
    const setCookie = jest.fn();
    const answer = await exchangeToken(testContext(database().db, { setCookie }), { token });
    expect(contract.exchangeToken.data.parse(answer)).toBeNull();
    expect(setCookie.mock.calls).toEqual([[{ name: 'session', value: token, expiresAt }]]);
  });

  test("is not given for an unknown token, nor for a browser's", async () => {
    const { cookie, bearer } = await logInAs(database().db, 'lin');
    const setCookie = jest.fn();
    const context = testContext(database().db, { setCookie });
    for (const other of ['x'.repeat(32), cookie, bearer]) {
      await expect(exchangeToken(context, { token: other })).rejects.toMatchObject({ code: 'Unauthorized' });
    }
    expect(setCookie).not.toHaveBeenCalled();
  });

  test('is taken away on leaving', async () => {
    const setCookie = jest.fn();
    const answer = await leaveSession(testContext(database().db, { setCookie }));
    expect(contract.leaveSession.data.parse(answer)).toBeNull();
    expect(setCookie.mock.calls).toEqual([[{ name: 'session', value: '', expiresAt: 0 }]]);
  });

  test('travels where no script can read it, and on https only there', async () => {
    const expires = new Date(expiresAt).toUTCString();
    const exchange = post('/api/account/exchange', { token }, 'a');
    const plain = `session=${token}; Path=/; Expires=${expires}; HttpOnly`;
    expect((await ask(exchange)).cookies).toEqual([`__Host-${plain}; Secure; SameSite=Lax`]);
    expect((await ask(exchange, 'http://localhost:3000')).cookies).toEqual([`${plain}; SameSite=Lax`]);
    expect((await ask(post('/api/account/leave', {}, 'a'))).cookies).toEqual([
      '__Host-session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  test('an unknown token is answered Unauthorized, without a cookie', async () => {
    const answer = await ask(post('/api/account/exchange', { token: 'guess' }, 'b'));
    expect(answer).toMatchObject({ status: 401, code: 'Unauthorized', cookies: [] });
  });

  test.each(['/api/account/exchange', '/api/account/leave'])('no page of another site may ask %s', async (path) => {
    const answer = await ask(post(path, { token }, 'c', 'https://evil.example'));
    expect(answer).toMatchObject({ status: 403, code: 'Forbidden', cookies: [] });
    const own = await ask(post(path, { token }, 'c', 'https://light.example'));
    expect(own).toMatchObject({ status: 200, code: 'OK' });
  });

  test('who guesses tokens is told when to come back', async () => {
    const guess = post('/api/account/exchange', { token: 'guess' }, 'd');
    const { max } = contract.exchangeToken.limit.address;
    const answers = await Promise.all(Array.from({ length: max + 1 }, () => ask(guess)));
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ code: 'TooManyRequests', cookies: [] });
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBe(60);
  });
});
