import { NextRequest } from 'next/server';
import type { Database } from '@/lib/platform/server/db/database';
import { addAccount, logInAs } from '@/test/accounts';
import { describeOnOneEngine } from '@/test/engines';
import { leaveEndedSession } from './leave-ended-session';

let db: Database;
jest.mock('./database', () => ({ database: () => db }));

async function ask(back: string, cookie?: string) {
  const headers = new Headers(cookie ? { Cookie: `session=${cookie}` } : {});
  const answer = await leaveEndedSession(
    new NextRequest(`http://localhost:3000/ended?redirecturl=${encodeURIComponent(back)}`, { headers }),
  );
  const takes = /^session=;.*Path=\/;.*1970/.test(answer.headers.get('set-cookie') ?? '');
  return { status: answer.status, location: answer.headers.get('location'), takes };
}

describeOnOneEngine('a step aside of a personal page', (engine) => {
  beforeEach(() => {
    db = engine().db;
  });

  test('takes a cookie away whose session is over, and goes back', async () => {
    expect(await ask('/en/MyFocus?tab=fans', 'a'.repeat(32))).toEqual({
      status: 307,
      location: '/en/MyFocus?tab=fans',
      takes: true,
    });
  });

  test('leaves a good session alone: nobody is logged out by an address', async () => {
    await addAccount(db, { id: 'lin', phone: '+8613800138000' });
    const { cookie } = await logInAs(db, 'lin');
    expect(await ask('/PeopleCenter', cookie)).toMatchObject({ location: '/PeopleCenter', takes: false });
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'does not lead away: %s',
    async (back) => {
      expect((await ask(back)).location).toBe('/');
    },
  );
});
