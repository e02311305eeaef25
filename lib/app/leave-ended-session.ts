import { type NextRequest, NextResponse } from 'next/server';
import { sessionCookie } from '@/lib/people/account/contract';
import { findSession } from '@/lib/people/account/port';
import { wayBack } from '@/lib/people/account/rules/redirect-url';
import { env } from '@/lib/platform/server/env';
import { ownCookieName } from '@/lib/platform/server/own-cookie';
import { database } from './database';

/**
 * The extra redirect of a personal page whose cookie has no valid session: a page cannot remove a cookie, an answer
 * can. It redirects back to the page, which middleware then treats as one without a cookie. A valid session is left
 * alone, so that no link on another site can log anybody out.
 */
export async function leaveEndedSession(request: NextRequest): Promise<Response> {
  const { siteUrl } = env();
  const name = ownCookieName(sessionCookie, siteUrl);
  const token = request.cookies.get(name)?.value;
  const back = wayBack(request.nextUrl.searchParams.get('redirecturl'), '/');
  const answer = new NextResponse(null, { status: 307, headers: { Location: back, 'Cache-Control': 'no-store' } });
  if (token && !(await findSession(database(), token))) {
    // Not `delete`: it omits Secure, without which browsers ignore changes to a `__Host-` cookie.
    answer.cookies.set({ name, value: '', expires: 0, path: '/', secure: siteUrl.startsWith('https:') });
  }
  return answer;
}
