import type { Database } from '@/lib/platform/server/db/database';
import { createRateLimiter } from '@/lib/platform/server/limits/rate-limit';
import { addAccount, logInAs } from '@/test/accounts';
import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { insertRows, topicRow, videoRow } from '@/test/rows';
import { type PersonContext, requirePerson, tokenOfBrowser } from './caller-context';
import { readCollectPage, readFocusPage, readOwnPage } from './centre-page';

let db: Database;
let cookie: string | undefined;
jest.mock('./database', () => ({ database: () => db }));
jest.mock('./visitor', () => ({ visitorContext: () => testContext(db) }));
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
    await db.transaction(async (tx) => {
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'lin' }),
        videoRow({ id: 'v2', author_id: 'mo' }),
        videoRow({ id: 'v3', author_id: 'lin', state: 'pending_review', verified_at: null }),
      ]);
      await insertRows(tx, 'topic', [topicRow({ id: 't1' })]);
      await insertRows(tx, 'person_follow', [
        { follower_id: 'lin', person_id: 'mo', created_at: 1 },
        { follower_id: 'mo', person_id: 'lin', created_at: 2 },
      ]);
      await insertRows(tx, 'topic_member', [{ person_id: 'lin', topic_id: 't1', role: 'member', created_at: 1 }]);
      await insertRows(tx, 'collection_item', [
        { person_id: 'lin', kind: 'video', target_id: 'v2', created_at: 1 },
        { person_id: 'mo', kind: 'video', target_id: 'v1', created_at: 1 },
      ]);
    });
    cookie = (await logInAs(db, 'lin')).cookie;
    lin = await requirePerson('zh', '/PeopleCenter');
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
    expect((await requirePerson('zh', '/MyFocus')).caller).toMatchObject({ personId: 'lin' });
    expect(await tokenOfBrowser()).toBe(bearer);
  });

  test('give the own app no token of a browser', async () => {
    cookie = (await logInAs(db, 'lin', 'ios')).cookie;
    expect((await requirePerson('zh', '/MyFocus')).caller).toMatchObject({ personId: 'lin' });
    expect(await tokenOfBrowser()).toBeNull();
  });

  test.each([
    ['zh', '/ended?redirecturl=%2FMyFocus%3Ftab%3Dfans'],
    ['en', '/en/ended?redirecturl=%2Fen%2FMyFocus%3Ftab%3Dfans'],
  ] as const)('%s: step aside where the cookie opens nothing', async (language, address) => {
    cookie = 'a'.repeat(32);
    await expect(requirePerson(language, '/MyFocus?tab=fans')).rejects.toMatchObject({
      digest: expect.stringContaining(`;${address};`),
    });
    expect(await tokenOfBrowser()).toBeNull();
  });

  test('show one’s own numbers, nobody else’s', async () => {
    expect(await readOwnPage(lin)).toMatchObject({
      person: { userId: 'lin' },
      counts: { collected: 1, works: 1 },
      erasedAt: null,
    });
  });

  test('hold the first page of the list that the address names, and no other', async () => {
    expect(await readFocusPage(lin, undefined)).toMatchObject({
      initial: 'people',
      people: { list: [{ userId: 'mo', isFollowed: true }] },
      channels: null,
      fans: null,
    });
    expect(await readFocusPage(lin, 'channels')).toMatchObject({ people: null, channels: { list: [{ id: 't1' }] } });
    expect(await readFocusPage(lin, 'fans')).toMatchObject({ people: null, fans: { list: [{ userId: 'mo' }] } });
    expect(await readFocusPage(lin, ['fans'])).toMatchObject({ initial: 'people' });
    expect(await readCollectPage(lin, 'works')).toMatchObject({ video: { list: [{ videoId: 'v2' }] }, activity: null });
    expect(await readCollectPage(lin, 'activities')).toMatchObject({ video: null, activity: { list: [] } });
  });
});
