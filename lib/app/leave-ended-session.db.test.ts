import { NextRequest } from 'next/server';
import type { Database } from '@/lib/platform/server/db/database';
import { addAccount, logInAs } from '@/test/accounts';
import { describeOnOneEngine } from '@/test/engines';
import { setEnv } from '@/test/set-env';
import { leaveEndedSession } from './leave-ended-session';

let db: Database;
jest.mock('./database', () => ({ database: () => db }));

async function ask(back: string, cookie?: string, name = 'session') {
  const headers = new Headers(cookie ? { Cookie: `${name}=${cookie}` } : {});
  const answer = await leaveEndedSession(
    new NextRequest(`http://localhost:3000/ended?redirecturl=${encodeURIComponent(back)}`, { headers }),
  );
  const taken = answer.headers.get('set-cookie');
  const takes = /^(__Host-)?session=;.*Path=\/;.*1970/.test(taken ?? '');
  return { status: answer.status, location: answer.headers.get('location'), takes, taken };
}

describeOnOneEngine('a step aside of a personal page', (engine) => {
  beforeEach(() => {
    db = engine().db;
  });
  afterEach(() => jest.restoreAllMocks());

  test('takes a cookie away whose session is over, and goes back', async () => {
    expect(await ask('/en/MyFocus?tab=fans', 'a'.repeat(32))).toMatchObject({
      status: 307,
      location: '/en/MyFocus?tab=fans',
      takes: true,
    });
  });

  test('takes it away on https as browsers want it, and leaves one of another name alone', async () => {
    setEnv({ siteUrl: 'https://light.example' });
    const { taken } = await ask('/MyFocus', 'a'.repeat(32), '__Host-session');
    expect(taken).toMatch(/^__Host-session=;.*Path=\/;.*1970.*; Secure/);
    expect(await ask('/MyFocus', 'a'.repeat(32), 'session')).toMatchObject({ taken: null });
  });

  test('leaves a valid session alone: nobody is logged out by an address', async () => {
    await addAccount(db, { id: 'lin', phone: '+8613800138000' });
    const { cookie } = await logInAs(db, 'lin');
    expect(await ask('/PeopleCenter', cookie)).toMatchObject({ location: '/PeopleCenter', takes: false });
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/zh//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
  ])('does not lead away: %s', async (back) => {
    expect((await ask(back)).location).toBe('/');
  });
});
