import pino from 'pino';
import { blocks } from '@/lib/app/blocks';
import { emit } from '@/lib/app/events';
import { notices } from '@/lib/app/notices';
import { things } from '@/lib/app/things';
import { deviceCookie, sessionCookie } from '@/lib/people/account/contract';
import { findCaller, wasEndedElsewhere } from '@/lib/people/account/server/auth/sessions';
import { accountRoutes } from '@/lib/people/account/server/routes';
import { createDoor } from '@/lib/platform/server/api/door';
import type { Database } from '@/lib/platform/server/db/database';
import { createRateLimiter } from '@/lib/platform/server/limits/rate-limit';

/**
 * The caller: clients are counted separately; cookie, device and bearer are sent like by a browser or the native app.
 */
export interface Asking {
  client?: string;
  cookie?: string;
  device?: string;
  bearer?: string;
  app?: 'ios' | 'android';
}

/** The door with the account's calls and their limits, on the test's own clock. */
export function accountDoor(db: Database, now: () => number) {
  const limiter = createRateLimiter(db, now);
  const door = createDoor({
    routes: accountRoutes,
    db,
    now,
    log: pino({ level: 'silent' }),
    emit,
    things,
    notices,
    blocks,
    limiter,
    sessionCookie,
    findCaller: (credentials) => findCaller(db, credentials),
    wasEndedElsewhere: (credentials) => wasEndedElsewhere(db, credentials),
    observe: () => {},
    siteUrl: 'https://light.example',
  });

  async function post(path: string, fields: Record<string, string>, asking: Asking = {}) {
    clients += 1;
    const init = { method: 'POST', body: new URLSearchParams(fields), headers: headersOf(asking) };
    // Every call is from another client unless the test names one.
    const answer = await door.request(path, init, { client: asking.client ?? `client ${clients}` });
    const { code, data, fields: wrong } = await answer.json();
    const [cookie, device] = [cookieIn(answer, sessionCookie), cookieIn(answer, deviceCookie)];
    const retryAfter = answer.headers.get('Retry-After');
    return { status: answer.status, code, data, wrong, cookie, device, retryAfter: retryAfter && Number(retryAfter) };
  }
  return { post, stop: () => limiter.stop() };
}

function cookieIn(answer: Response, name: string): string | null {
  const given = answer.headers.getSetCookie().map((header) => /^__Host-(\w+)=([^;]*)/.exec(header));
  return given.find((match) => match?.[1] === name)?.[2] ?? null;
}

let clients = 0;

function headersOf({ cookie, device, bearer, app }: Asking): HeadersInit {
  const cookies = [cookie && `__Host-${sessionCookie}=${cookie}`, device && `__Host-${deviceCookie}=${device}`];
  return {
    Cookie: cookies.filter(Boolean).join('; '),
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(app && { pf: app === 'ios' ? '2' : '3' }),
  };
}
