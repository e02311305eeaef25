import { type NextRequest, NextResponse } from 'next/server';
import { needsLogin, standsInHeader } from '@/lib/app/login-table';
import { sessionCookie } from '@/lib/people/account/contract';
import { inOwnApp } from '@/lib/platform/client/host';
import { env } from '@/lib/platform/server/env';
import { ownCookieName } from '@/lib/platform/server/own-cookie';
import { hostOf } from '@/lib/platform/shared/host';
import { type Language, languageNames } from '@/lib/platform/shared/language';

/** Decides only by cookies, and runs only for requests of the matcher: first visits and crawlers have no cost. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  const language: Language = /^\/en(?:\/|$)/i.test(pathname) ? 'en' : 'zh';
  if (language === 'zh' && request.cookies.get('language')?.value === 'en') return toEnglish(request);
  if (needsLogin(pathname) && !hasSession(request)) return toLogin(request, language);
  return NextResponse.next();
}

function hasSession({ cookies }: NextRequest): boolean {
  return Boolean(cookies.get(ownCookieName(sessionCookie, env().siteUrl))?.value);
}

/** Redirects visitors who chose English from an unprefixed page to its English address (DESIGN 6). */
function toEnglish({ nextUrl }: NextRequest): NextResponse {
  return redirect(`/en${nextUrl.pathname === '/' ? '' : nextUrl.pathname}${nextUrl.search}`, nextUrl);
}

/**
 * On the web it redirects to the login page, with the way back. The own app has a login of its own: there it rewrites
 * to the exchange page at the same address (DESIGN 8).
 */
function toLogin({ nextUrl, headers }: NextRequest, language: Language): NextResponse {
  if (inOwnApp(hostOf(headers.get('user-agent') ?? ''))) {
    const standingIn = new Headers(headers);
    standingIn.set(standsInHeader, '1');
    return NextResponse.rewrite(new URL(`/${language}/exchange`, nextUrl), { request: { headers: standingIn } });
  }
  const back = encodeURIComponent(nextUrl.pathname + nextUrl.search);
  return redirect(`${languageNames[language].prefix}/login?redirecturl=${back}`, nextUrl);
}

function redirect(path: string, base: URL): NextResponse {
  return NextResponse.redirect(new URL(path, base), { status: 307, headers: { 'Cache-Control': 'no-store' } });
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      source: '/((?!en(?:/|$)|api(?:/|$)|media(?:/|$)|play(?:/|$)|_next(?:/|$)|\\.well-known(?:/|$)|.*\\.[^/]+$).*)',
      has: [{ type: 'cookie', key: 'language', value: 'en' }],
      missing: [{ type: 'header', key: 'rsc' }],
    },
    {
      source:
        '/((?:en/)?(?:PeopleCenter|MyFocus|MyCollect|selectVideo|report|PersonalMessage|systemMessage|reply|wallet|qualifications|my/order|live/callbackHTML|live/mine|live/payDetail|live/paySuc|seeEmail|articleIndex/new|articleIndex/[^/]+/edit|match/[^/]+/enter|(?:MyMaJiang|AddTopic|videoSort|topicManage|topicQuestion|otherMessage|Settings|order|live/articipatoryLive|liveManage|counter|ticket|SignUp|activityManage|projectManage|entry|judging|applyProject|my/proposals|staff)(?:/.*)?))',
      // The name on https. On http, where it is `session`, middleware runs for all requests and checks itself.
      missing: [{ type: 'cookie', key: '__Host-session' }],
    },
  ],
};
