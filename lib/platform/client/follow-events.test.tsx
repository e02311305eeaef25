import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { AnswerError } from './errors';
import { followEvents } from './follow-events';
import { onSignOut } from './sign-out';
import { removeStored, writeStored } from './storage';
import { toastQueue } from './toast';

const things = endpoint({
  name: 'followThings',
  summary: '',
  method: 'GET',
  path: '/api/thing/follow',
  auth: 'public',
  input: z.object({ after: z.number() }),
  data: z.object({ n: z.number() }),
  answers: 'events',
  limit: looseLimit,
  background: true,
});

interface Connection {
  request: Request;
  say(part: string | Uint8Array): void;
  end(): void;
  fail(): void;
  isAborted(): boolean;
}

let connections: Connection[] = [];
/** The server's errors in place of a stream, in turn. */
let refusals: (() => Response | Promise<Response>)[] = [];
let life: AbortController;
let seen: unknown[] = [];
let outcome: Promise<unknown>;
let isOnline = true;

function stream(request: Request): Response {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let aborted = false;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  request.signal.addEventListener('abort', () => {
    aborted = true;
    controller.error(request.signal.reason);
  });
  connections.push({
    request,
    say: (part) => controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part),
    end: () => controller.close(),
    fail: () => controller.error(new TypeError('network error')),
    isAborted: () => aborted,
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
}

const refuse = (code: string, status: number, headers?: HeadersInit) => () =>
  Response.json({ code, message: `words of ${code}` }, { status, headers });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const refusal = refusals.shift();
    return refusal ? refusal() : stream(request);
  });
  connections = [];
  refusals = [];
  seen = [];
  isOnline = true;
  life = new AbortController();
});

afterEach(async () => {
  life.abort();
  await outcome;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  removeStored('auth_token');
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const last = () => connections.at(-1) as Connection;

async function follow(onEvent = (data: { n: number }, id: string) => void seen.push([data.n, id])) {
  outcome = followEvents(
    things,
    { after: 3 },
    {
      onEvent,
      onOpen: () => seen.push('open'),
      onGap: () => seen.push('gap'),
      signal: life.signal,
    },
  ).then(
    () => 'over',
    (error: unknown) => error,
  );
  await pass(0);
}

test('follows with our headers and hands on each event as it comes, however it is cut', async () => {
  writeStored('auth_token', 'abc');
  await follow();
  const { request, say } = last();
  expect(request.url).toBe(`${location.origin}/api/thing/follow?after=3`);
  expect(request.headers.get('Authorization')).toBe('Bearer abc');
  expect(request.headers.get('Platform')).toBe('web');
  expect(request.headers.has('Last-Event-ID')).toBe(false);
  say(':\n\nid: 4\nda');
  await pass(0);
  expect(seen).toEqual(['open']);
  say('ta: {"n":1}\n\ndata: {"n":2}\n');
  say('\n');
  await pass(0);
  expect(seen).toEqual(['open', [1, '4'], [2, '4']]);
});

test('letters that are cut in the middle arrive whole', async () => {
  const texts: unknown[] = [];
  await follow((data) => void texts.push(data));
  for (const byte of new TextEncoder().encode('data: "光场"\n\n')) last().say(Uint8Array.of(byte));
  await pass(0);
  expect(texts).toEqual(['光场']);
});

test('goes on after the last event when the connection is lost, with growing pauses', async () => {
  await follow();
  last().say('id: 9\ndata: {"n":1}\n\n');
  await pass(0);
  refusals = [
    refuse('Internal', 500),
    refuse('Unavailable', 503),
    () => Promise.reject(new TypeError('failed')),
    () => new Response('<html>502</html>', { status: 502 }),
  ];
  last().fail();
  await pass(0);
  expect(seen).toEqual(['open', [1, '9'], 'gap']);
  const asked = () => jest.mocked(fetch).mock.calls.length;
  for (const ms of [500, 1000, 2000, 4000]) {
    const before = asked();
    await pass(ms - 1);
    expect([ms, asked()]).toEqual([ms, before]);
    await pass(1);
    expect([ms, asked()]).toEqual([ms, before + 1]);
  }
  await pass(8000);
  expect(last().request.headers.get('Last-Event-ID')).toBe('9');
  expect(seen.slice(-2)).toEqual(['gap', 'open']);
  last().say('id: 10\ndata: {"n":2}\n\n');
  await pass(0);
  expect(seen.at(-1)).toEqual([2, '10']);
});

test('never waits longer than ten seconds, and begins anew after a good connection', async () => {
  refusals = Array.from({ length: 12 }, () => refuse('Internal', 500));
  await follow();
  await pass(500 + 1000 + 2000 + 4000 + 8000);
  const before = jest.mocked(fetch).mock.calls.length;
  await pass(30_000);
  expect(jest.mocked(fetch).mock.calls.length).toBe(before + 3);
  await pass(60_000);
  expect(seen.at(-1)).toBe('open');
  last().say(':\n\n');
  await pass(11_000);
  last().end();
  await pass(0);
  const count = connections.length;
  await pass(500);
  expect(connections.length).toBe(count + 1);
});

test('a server that ends each stream at once is not pressed', async () => {
  await follow();
  for (const ms of [500, 1000, 2000]) {
    const count = connections.length;
    last().end();
    await pass(ms - 1);
    expect(connections.length).toBe(count);
    await pass(1);
    expect(connections.length).toBe(count + 1);
  }
});

test('a long silence is a lost connection; a heartbeat is none', async () => {
  await follow();
  for (let breath = 0; breath < 5; breath += 1) {
    await pass(39_000);
    last().say(':\n\n');
  }
  await pass(39_999);
  expect([connections.length, last().isAborted()]).toEqual([1, false]);
  await pass(1);
  expect([last().isAborted(), seen]).toEqual([true, ['open', 'gap']]);
  await pass(500);
  expect(connections.length).toBe(2);
});

test('a server that does not even begin is given up in the same time', async () => {
  jest.mocked(fetch).mockImplementationOnce(
    (input) =>
      new Promise((_, reject) => {
        const { signal } = input as Request;
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await follow();
  await pass(40_000);
  expect(seen).toEqual(['gap']);
  await pass(500);
  expect(seen).toEqual(['gap', 'open']);
});

test('waits for the network, and comes at once when it is back', async () => {
  await follow();
  isOnline = false;
  dispatchEvent(new Event('offline'));
  await pass(0);
  expect([last().isAborted(), seen]).toEqual([true, ['open', 'gap']]);
  await pass(50_000);
  expect(connections.length).toBe(1);
  isOnline = true;
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(connections.length).toBe(2);
});

test('a browser that wrongly says it is offline is not believed for ever', async () => {
  isOnline = false;
  refusals = [refuse('Internal', 500)];
  await follow();
  await pass(60_000);
  expect(seen).toEqual(['gap', 'open']);
});

test('waits as long as a busy server asks for', async () => {
  refusals = [refuse('TooManyRequests', 429, { 'Retry-After': '30' })];
  await follow();
  await pass(29_999);
  expect(connections.length).toBe(0);
  await pass(1);
  expect(connections.length).toBe(1);
});

test.each([
  ['Forbidden', 403],
  ['NullPointer', 404],
  ['400', 400],
])('gives up on %s without a word', async (code, status) => {
  refusals = [refuse(code, status)];
  await follow();
  expect(await outcome).toEqual(new AnswerError(code, `words of ${code}`));
  expect([seen, toastQueue.waiting()]).toEqual([[], []]);
});

test('a login that is over is forgotten, as with every background call', async () => {
  writeStored('auth_token', 'abc');
  const forget = jest.fn();
  const withdraw = onSignOut(forget);
  refusals = [refuse('Unauthorized', 401)];
  await follow();
  expect(await outcome).toMatchObject({ code: 'Unauthorized' });
  expect(forget).toHaveBeenCalledTimes(1);
  withdraw();
});

test('ends with its signal, while it follows and while it waits', async () => {
  await follow();
  life.abort();
  expect(await outcome).toBe('over');
  expect([last().isAborted(), seen]).toEqual([true, ['open']]);

  life = new AbortController();
  refusals = [refuse('Internal', 500)];
  await follow();
  life.abort();
  expect(await outcome).toBe('over');
  expect(connections.length).toBe(1);
});

test('an answer that is no stream, or an event that is no JSON, is a lost connection', async () => {
  refusals = [() => Response.json({ code: 'OK', data: {} })];
  await follow();
  expect(seen).toEqual(['gap']);
  await pass(500);
  last().say('id: 7\ndata: {"n":\n\n');
  await pass(0);
  expect(seen).toEqual(['gap', 'open', 'gap']);
  await pass(1000);
  expect(last().request.headers.has('Last-Event-ID')).toBe(false);
});

test('what the screen throws is not taken for a lost connection', async () => {
  await follow(() => {
    throw new Error('mistake');
  });
  last().say('data: {"n":1}\n\n');
  await pass(0);
  expect(await outcome).toEqual(new Error('mistake'));
  expect([last().isAborted(), seen]).toEqual([true, ['open']]);
});
