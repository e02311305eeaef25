import { cookies, headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import type { Action } from '@/lib/base/permission/contract';
import { mayDo } from '@/lib/base/permission/port';
import { sessionCookie } from '@/lib/people/account/contract';
import { browserToken, findSession } from '@/lib/people/account/port';
import { getPathname, redirect } from '@/lib/platform/i18n/navigation';
import { clientOf } from '@/lib/platform/server/api/client-of';
import type { Caller, Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { enforce } from '@/lib/platform/server/limits/rate-limit';
import { ownCookieName } from '@/lib/platform/server/own-cookie';
import { currentRequest } from '@/lib/platform/shared/current-request';
import { database } from './database';
import { limiter } from './limiter';
import { endedPath } from './login-table';
import { type Asked, askedPath } from './page-props';
import { visitorContext } from './visitor';

/** The valid session of the request's cookie; read once per rendering, whose layout needs it too. */
const cookieSession = cache(async () => {
  const token = (await cookies()).get(ownCookieName(sessionCookie, env().siteUrl))?.value;
  const session = token ? await findSession(database(), token) : null;
  return token && session ? { token, session } : null;
});

/**
 * The context of a page that is rendered for each request: of the person whose cookie came with it, or of a visitor.
 * Reading the request makes the page dynamic, so it is never cached.
 */
export async function callerContext(): Promise<Context> {
  const found = await cookieSession();
  return {
    ...visitorContext(await getLocale()),
    caller: found?.session.caller ?? null,
    client: clientOf(await headers(), currentRequest()?.client),
    limit: (use) => enforce(limiter(), use),
  };
}

/** The context of a page that needs a login. */
export type PersonContext = Context & { caller: Caller };

/**
 * The context of a page that needs a login; `path` is its own, without language prefix, and `asked` its query.
 * Middleware redirects requests without a cookie. A cookie whose session has ended is removed by an extra redirect,
 * after which middleware applies the host's login (DESIGN 8).
 */
export async function requirePerson(path: string, asked?: Asked): Promise<PersonContext> {
  const context = await callerContext();
  const { caller, language } = context;
  if (!caller) {
    const href = asked ? await askedPath(path, asked) : path;
    const back = encodeURIComponent(getPathname({ locale: language, href }));
    redirect({ href: `${endedPath}?redirecturl=${back}`, locale: language });
  }
  return { ...context, caller };
}

/**
 * The context of a page of the console; `path` and `asked` as for {@link requirePerson}. Callers without the permission
 * get a 404, so that the console does not reveal what it has.
 */
export async function requireStaff(action: Action, path: string, asked?: Asked): Promise<PersonContext> {
  const context = await requirePerson(path, asked);
  if (!mayDo(context, action)) notFound();
  return context;
}

/**
 * The `auth_token` for a browser that has lost it, because its storage was cleared but its cookie was not (DESIGN 8).
 * Null in the own app, which keeps its own token. Only for pages that are never cached.
 */
export async function tokenOfBrowser(): Promise<string | null> {
  const found = await cookieSession();
  return found?.session.kind === 'web' ? browserToken(found.token) : null;
}
