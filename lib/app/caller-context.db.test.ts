import type { Database } from '@/lib/platform/server/db/database';
import { createRateLimiter } from '@/lib/platform/server/limits/rate-limit';
import type { Language } from '@/lib/platform/shared/language';
import { addAccount, logInAs } from '@/test/accounts';
import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { type PersonContext, requirePerson, tokenOfBrowser } from './caller-context';

let db: Database;
let cookie: string | undefined;
let language: Language = 'zh';
jest.mock('./database', () => ({ database: () => db }));
jest.mock('./visitor', () => ({ visitorContext: (language: Language) => ({ ...testContext(db), language }) }));
jest.mock('next-intl/server', () => ({ getLocale: async () => language }));
jest.mock('./limiter', () => ({ limiter: () => createRateLimiter(db, Date.now) }));
jest.mock('@/lib/platform/shared/current-request', () => ({ currentRequest: () => ({ client: '203.0.113.9' }) }));
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (cookie ? { value: cookie } : undefined) }),
  headers: async () => new Headers({ 'x-forwarded-for': '198.51.100.1', 'user-agent': 'a browser' }),
}));

describeOnOneEngine('personal pages', (engine) => {
  let lin: PersonContext;

  beforeAll(async () => {
    db = engine().db;
    for (const id of ['lin', 'mo']) await addAccount(db, { id, email: `${id}@example.org` });
    cookie = (await logInAs(db, 'lin')).cookie;
    lin = await requirePerson('/PeopleCenter');
  });
  beforeEach(() => {
    db = engine().db;
  });

  test('ask as the request does: from its address, within its limits', async () => {
    const { client, limit } = lin;
    expect(client).toEqual({ address: '203.0.113.9', userAgent: 'a browser', app: null });
    const use = { name: 'pages', client: client.address, limit: { max: 1, seconds: 60, strict: true } };
    await limit(use);
    await expect(limit(use)).rejects.toMatchObject({ code: 'TooManyRequests' });
  });

  test('know the person by the cookie alone, and what the browser keeps beside it', async () => {
    const { bearer, cookie: own } = await logInAs(db, 'lin');
    cookie = own;
    expect((await requirePerson('/MyFocus')).caller).toMatchObject({ personId: 'lin' });
    expect(await tokenOfBrowser()).toBe(bearer);
  });

  test('give the own app no token of a browser', async () => {
    cookie = (await logInAs(db, 'lin', 'ios')).cookie;
    expect((await requirePerson('/MyFocus')).caller).toMatchObject({ personId: 'lin' });
    expect(await tokenOfBrowser()).toBeNull();
  });

  test.each([
    ['zh', '/ended?redirecturl=%2FMyFocus%3Ftab%3Dfans'],
    ['en', '/en/ended?redirecturl=%2Fen%2FMyFocus%3Ftab%3Dfans'],
  ] as const)('%s: step aside where the cookie opens nothing', async (asked, address) => {
    language = asked;
    cookie = 'a'.repeat(32);
    await expect(requirePerson('/MyFocus', Promise.resolve({ tab: 'fans' }))).rejects.toMatchObject({
      digest: expect.stringContaining(`;${address};`),
    });
    expect(await tokenOfBrowser()).toBeNull();
  });
});
