import { Hono, type Context as HonoContext } from 'hono';
import { compress } from 'hono/compress';
import { parse, serialize } from 'hono/utils/cookie';
import type { Logger } from 'pino';
import type { Endpoint } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { languageFromHeader } from '@/lib/platform/shared/language';
import type { Caller, Context, Credentials, ResponseCookie } from '../context';
import type { Database } from '../db/database';
import { enforce, type RateLimiter } from '../limits/rate-limit';
import { ownCookieName } from '../own-cookie';
import { answerOf, errorAnswer, madeOnce } from './answer';
import { clientOf } from './client-of';
import { buildOpenApi } from './openapi';
import { parseInput } from './parse-input';
import type { Protocol } from './protocol';
import { BrokenOff } from './read-body';
import { readInput } from './read-input';
import type { Route } from './route';

/** What the door needs from its process. */
export interface DoorParts {
  routes: readonly Route[];
  protocols?: readonly Protocol[];
  db: Database;
  now(): number;
  log: Logger;
  emit: Context['emit'];
  things: Context['things'];
  notices: Context['notices'];
  blocks: Context['blocks'];
  limiter: Pick<RateLimiter, 'check'>;
  /** Name of the session cookie, as verbs use it. */
  sessionCookie: string;
  /** The caller of these credentials; null for none. */
  findCaller(credentials: Credentials): Promise<Caller | null>;
  /** Whether the credentials were valid until another device ended their session. */
  wasEndedElsewhere(credentials: Credentials): Promise<boolean>;
  /** Called after each answer, for the metrics. */
  observe(call: { endpoint: string; status: number; milliseconds: number }): void;
  siteUrl: string;
}

/** Passed to the door with each request: `door.fetch(request, { client })`, the address of the client. */
type Env = { Bindings: { client?: string } | undefined };
export type Door = Hono<Env>;
type Asked = Pick<HonoContext<Env>, 'req' | 'env'>;

/** The one door of the API: every registered call, the document that describes them, and other protocols (DESIGN 4). */
export function createDoor(parts: DoorParts): Door {
  const door: Door = new Hono();
  door.use(compress());
  const methodsByPath = new Map<string, string[]>();
  for (const route of parts.routes) {
    const { method, path } = route.endpoint;
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method]);
    door.on(method, path, (context) => serve(parts, serviceOf(route), context));
  }
  for (const protocol of parts.protocols ?? []) {
    for (const path of protocol.paths) {
      door.on([...protocol.methods], path, (context) => serve(parts, protocolService(protocol), context));
      methodsByPath.set(path, [...protocol.methods]);
    }
  }
  const endpoints = parts.routes.map((route) => route.endpoint);
  const site = { url: parts.siteUrl, sessionCookie: ownCookieName(parts.sessionCookie, parts.siteUrl) };
  door.get('/api/openapi.json', madeOnce(JSON.stringify(buildOpenApi(endpoints, site))));
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

/** A service of the door: a call of ours, or another protocol. */
interface Service extends Pick<Endpoint, 'name' | 'auth' | 'limit'> {
  /** Reads and validates the input of a request. */
  read(request: Request): Promise<unknown>;
  answer(context: Context, input: unknown, request: Request): Promise<Response>;
}

function serviceOf({ endpoint, verb }: Route): Service {
  return {
    ...endpoint,
    read: async (request) => parseInput(endpoint, await readInput(request, endpoint.maxBodyBytes)),
    answer: async (context, input, request) =>
      answerOf(endpoint, await verb(context, input), {
        request,
        client: context.client.address,
        log: context.log,
      }),
  };
}

function protocolService(protocol: Protocol): Service {
  return { ...protocol, read: async () => null, answer: (context, _, request) => protocol.serve(context, request) };
}

/**
 * Handles a request, in the order of DESIGN 4: id, address and its limit, session and its limit, origin, input,
 * permission, verb, envelope, log.
 */
async function serve(parts: DoorParts, service: Service, { req, env }: Asked): Promise<Response> {
  const request = req.raw;
  const [arrivedAt, began] = [parts.now(), performance.now()];
  const requestId = crypto.randomUUID();
  const log = parts.log.child({ requestId, call: service.name });
  let failure: unknown;
  let response: Response;
  try {
    const client = clientOf(request.headers, env?.client);
    await enforce(parts.limiter, { name: service.name, client: client.address, limit: service.limit.address });
    const cookie = cookieReader(request, parts.siteUrl);
    const credentials = { bearer: bearerOf(request), cookie: cookie(parts.sessionCookie) };
    const caller = credentials.bearer ? await parts.findCaller(credentials) : null;
    await limitAccount(parts, service, caller);
    refuseForeignOrigin(parts, request);
    const input = await service.read(request);
    if (service.auth === 'user' && !caller) throw await refusal(parts, credentials);
    const cookies: ResponseCookie[] = [];
    const context: Context = {
      db: parts.db,
      now: parts.now,
      arrivedAt,
      language: languageFromHeader(request.headers.get('language')),
      caller,
      client,
      log,
      emit: parts.emit,
      things: parts.things,
      notices: parts.notices,
      blocks: parts.blocks,
      limit: (use) => enforce(parts.limiter, use),
      cookie,
      setCookie: cookies.push.bind(cookies),
    };
    response = await service.answer(context, input, request);
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookieHeader(cookie, parts.siteUrl));
  } catch (error) {
    failure = isOurs(error) ? error : undefined;
    response = errorAnswer(error, request);
  }
  response.headers.set('X-Request-Id', requestId);
  const milliseconds = performance.now() - began;
  parts.observe({ endpoint: service.name, status: response.status, milliseconds });
  if (failure) log.error({ err: failure, status: response.status, milliseconds }, 'call failed');
  else log.debug({ status: response.status, milliseconds }, 'call answered');
  return response;
}

/** An error that an operator should see: not a caller's mistake, and not a disconnected caller. */
function isOurs(error: unknown): boolean {
  return !(error instanceof CodedError || error instanceof BrokenOff);
}

async function limitAccount({ limiter }: DoorParts, { name, limit }: Service, caller: Caller | null): Promise<void> {
  if (caller && limit.account) await enforce(limiter, { name, client: caller.personId, limit: limit.account });
}

function bearerOf(request: Request): string | null {
  return /^Bearer (\S{1,512})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

function cookieReader(request: Request, siteUrl: string): Context['cookie'] {
  const cookies = parse(request.headers.get('cookie') ?? '');
  return (name) => cookies[ownCookieName(name, siteUrl)] ?? null;
}

async function refusal(parts: DoorParts, credentials: Credentials): Promise<CodedError> {
  const wasEnded = credentials.bearer !== null && (await parts.wasEndedElsewhere(credentials));
  return new CodedError(wasEnded ? 'SessionEnded' : 'Unauthorized');
}

/**
 * Browsers send the origin of a writing call, and whether it is the same site. Other sites may not make any, nor opaque
 * origins (`null`), nor neighbouring hosts (`same-site`). The native app and other programs send neither.
 */
function refuseForeignOrigin(parts: DoorParts, request: Request): void {
  if (request.method === 'GET') return;
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none') throw new CodedError('Forbidden');
  const origin = request.headers.get('origin');
  if (!origin) return;
  const host = request.headers.get('host');
  const own = origin === parts.siteUrl || (URL.canParse(origin) && new URL(origin).host === host);
  if (!own) throw new CodedError('Forbidden');
}

function cookieHeader({ name, value, expiresAt }: ResponseCookie, siteUrl: string): string {
  return serialize(ownCookieName(name, siteUrl), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: siteUrl.startsWith('https:'),
    expires: new Date(expiresAt),
  });
}
