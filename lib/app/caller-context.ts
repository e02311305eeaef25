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

/** The good session whose cookie came with the request; asked for once for a rendering, whose layout needs it too. */
const cookieSession = cache(async () => {
  const token = (await cookies()).get(ownCookieName(sessionCookie, env().siteUrl))?.value;
  const session = token ? await findSession(database(), token) : null;
  return token && session ? { token, session } : null;
});

/**
 * How a page that is made for each request asks verbs: as the person whose cookie came with it, and as a visitor without a
 * good one. Reading the request makes the page dynamic, so it is never kept.
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

/** How a page that only a person may open asks verbs. */
export type PersonContext = Context & { caller: Caller };

/**
 * The context of a page that needs a login; `path` is its own, without language prefix, and `asked` its query.
 * Middleware keeps out who has no cookie. A cookie whose session is over is taken away on a step aside, so that coming
 * back finds the way to the login which the host has (DESIGN 8).
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
 * The context of a page of the console; `path` and `asked` as for {@link requirePerson}. For who may not do what it is
 * about there is no such page: the console does not show what it has.
 */
export async function requireStaff(action: Action, path: string, asked?: Asked): Promise<PersonContext> {
  const context = await requirePerson(path, asked);
  if (!mayDo(context, action)) notFound();
  return context;
}

/**
 * What this request's browser keeps as `auth_token`, for one that has lost it: its storage was cleared, its cookie was
 * not (DESIGN 8). Null in the own app, which keeps its own token. Only for pages that are never kept.
 */
export async function tokenOfBrowser(): Promise<string | null> {
  const found = await cookieSession();
  return found?.session.kind === 'web' ? browserToken(found.token) : null;
}
