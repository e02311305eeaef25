import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { serialize } from 'hono/utils/cookie';
import type { Logger } from 'pino';
import type { Endpoint } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { languageFromHeader } from '@/lib/platform/shared/language';
import type { Caller, ResponseCookie } from '../context';
import type { Database } from '../db/database';
import type { RateLimiter } from '../limits/rate-limit';
import { dataAnswer, errorAnswer } from './answer';
import { buildOpenApi } from './openapi';
import { parseInput } from './parse-input';
import { readInput } from './read-input';
import type { Route } from './route';

/** What the door needs from the process it serves in. */
export interface DoorParts {
  routes: readonly Route[];
  db: Database;
  now(): number;
  log: Logger;
  limiter: Pick<RateLimiter, 'check'>;
  /** Finds who holds a bearer token; null when nobody does. */
  findCaller(token: string): Promise<Caller | null>;
  /** Called after each answer, for the metrics. */
  observe(call: { endpoint: string; status: number; milliseconds: number }): void;
  siteUrl: string;
}

/** The one door of the API: every registered call and the document that describes them (DESIGN 4). */
export function createDoor(parts: DoorParts): Hono {
  const door = new Hono();
  door.use(compress());
  const methodsByPath = new Map<string, string[]>();
  for (const route of parts.routes) {
    const { method, path } = route.endpoint;
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method]);
    door.on(method, path, (context) => serve(parts, route, context.req.raw));
  }
  const openApi = buildOpenApi(
    parts.routes.map((route) => route.endpoint),
    parts.siteUrl,
  );
  door.get('/api/openapi.json', () => Response.json(openApi, { headers: { 'Cache-Control': 'no-cache' } }));
  for (const [path, methods] of methodsByPath) {
    door.all(path, (context) => {
      const response = errorAnswer(new CodedError('MethodNotAllowed'), context.req.raw);
      response.headers.set('Allow', methods.join(', '));
      return response;
    });
  }
  door.notFound((context) => errorAnswer(new CodedError('NotFound'), context.req.raw));
  return door;
}

/** One request's life, in DESIGN 4's order: id, address, limit, session, origin, input, permission, verb, envelope, log. */
async function serve(parts: DoorParts, { endpoint, verb }: Route, request: Request): Promise<Response> {
  const began = performance.now();
  const requestId = crypto.randomUUID();
  const log = parts.log.child({ requestId, call: endpoint.name });
  let failure: unknown;
  let response: Response;
  try {
    await enforceLimit(parts, endpoint, request);
    const caller = await callerOf(parts, request);
    refuseForeignOrigin(parts, request);
    const input = parseInput(endpoint, await readInput(request));
    if (endpoint.auth === 'user' && !caller) throw new CodedError('Unauthorized');
    const language = languageFromHeader(request.headers.get('language'));
    const cookies: ResponseCookie[] = [];
    const context = { db: parts.db, now: parts.now, language, caller, log, setCookie: cookies.push.bind(cookies) };
    response = dataAnswer(await verb(context, input));
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookieHeader(cookie, parts.siteUrl));
  } catch (error) {
    failure = error instanceof CodedError ? undefined : error;
    response = errorAnswer(error, request);
  }
  response.headers.set('X-Request-Id', requestId);
  const milliseconds = performance.now() - began;
  parts.observe({ endpoint: endpoint.name, status: response.status, milliseconds });
  if (failure) log.error({ err: failure, status: response.status, milliseconds }, 'call failed');
  else log.debug({ status: response.status, milliseconds }, 'call answered');
  return response;
}

/** The client's address. The preload has already replaced what a client claimed by what is true (`process/preload.mjs`). */
function clientAddress(request: Request): string {
  return request.headers.get('x-forwarded-for') ?? 'unknown';
}

async function enforceLimit(parts: DoorParts, endpoint: Endpoint, request: Request): Promise<void> {
  const client = clientAddress(request);
  const verdict = await parts.limiter.check({ name: endpoint.name, client, limit: endpoint.limit });
  if (!verdict.allowed) {
    throw new CodedError('TooManyRequests', { retryAfterSeconds: verdict.retryAfterSeconds });
  }
}

async function callerOf(parts: DoorParts, request: Request): Promise<Caller | null> {
  const token = /^Bearer (\S{1,512})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return token ? parts.findCaller(token) : null;
}

/**
 * A browser names the page that makes a writing call; pages of other sites may not make any, nor those that hide who they
 * are (`null`). The native app and other programs name none.
 */
function refuseForeignOrigin(parts: DoorParts, request: Request): void {
  const origin = request.headers.get('origin');
  if (request.method === 'GET' || !origin) return;
  const host = request.headers.get('host');
  const own = origin === parts.siteUrl || (URL.canParse(origin) && new URL(origin).host === host);
  if (!own) throw new CodedError('Forbidden');
}

function cookieHeader({ name, value, expiresAt }: ResponseCookie, siteUrl: string): string {
  return serialize(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: siteUrl.startsWith('https:'),
    expires: new Date(expiresAt),
  });
}
