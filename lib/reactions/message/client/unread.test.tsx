import { act, renderHook, waitFor } from '@testing-library/react';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { signOut } from '@/lib/platform/client/sign-out';
import { writeStored } from '@/lib/platform/client/storage';
import { countOne, useUnread } from './unread';

// What nobody waits for comes at once.
jest.mock('@/lib/platform/client/after-load', () => ({
  afterLoad(work: () => void) {
    work();
    return () => undefined;
  },
}));

const none = { all: 0, likes: 0, comments: 0, follows: 0, events: 0, system: 0 };

/** The server: what it was asked for, its open streams, and what it counts. */
let asked: string[];
let streams: { signal: AbortSignal; send(counts: object): void }[];
let counts: object;
let refusal: Response | null;

beforeEach(() => {
  [asked, streams, counts, refusal] = [[], [], { ...none, all: 3, likes: 2, system: 1 }, null];
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { url, signal } = input as Request;
    asked.push(new URL(url).pathname);
    if (refusal) return refusal.clone();
    if (!url.endsWith('/stream')) return Response.json({ code: 'OK', data: counts });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (data: object) =>
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`));
        signal.addEventListener('abort', () => controller.error(signal.reason));
        streams.push({ signal, send });
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
});

afterEach(() => act(() => signOut()));

function logIn() {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  act(() => useSessionStore.setState({ isLogin: true }));
}

function see(state: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const open = () => streams.filter(({ signal }) => !signal.aborted);
const follow = () => renderHook(() => useUnread());
const streaming = (count: number) => waitFor(() => expect(streams).toHaveLength(count));

test('nothing is asked for a visitor', () => {
  const { result } = follow();
  expect([result.current, asked]).toEqual([null, []]);
});

test('one call and one stream for all that show it; what the stream says is shown', async () => {
  logIn();
  const first = follow();
  const second = follow();
  await streaming(1);
  expect(asked).toEqual(['/api/message/unread', '/api/message/stream']);
  expect([first.result.current, second.result.current]).toEqual([counts, counts]);
  act(() => streams[0]?.send({ ...none, all: 4, likes: 3, system: 1 }));
  await waitFor(() => expect(second.result.current?.all).toBe(4));
  first.unmount();
  expect(open()).toHaveLength(1);
  second.unmount();
  expect(open()).toHaveLength(0);
});

test('a page that is not seen has no stream; seen again it has one, and asks no second time', async () => {
  logIn();
  follow();
  await streaming(1);
  see('hidden');
  expect(open()).toHaveLength(0);
  see('visible');
  await streaming(2);
  expect(open()).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('/unread'))).toHaveLength(1);
});

test('a page that is opened unseen waits', async () => {
  see('hidden');
  logIn();
  follow();
  expect(asked).toEqual([]);
  see('visible');
  await streaming(1);
});

test('begins when somebody logs in, and ends with the login', async () => {
  const { result } = follow();
  logIn();
  await streaming(1);
  act(() => signOut());
  expect(open()).toHaveLength(0);
  expect(result.current).toBeNull();
});

test('the own app, which has a header of its own, follows nothing', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) LightfieldApp/2.1');
  logIn();
  follow();
  expect(asked).toEqual([]);
});

test('one that was read counts no more at once, for its type and for all; as many as are counted stay', async () => {
  counts = { ...none, all: 100, likes: 2 };
  logIn();
  const { result } = follow();
  await waitFor(() => expect(result.current).toEqual(counts));
  act(() => countOne('likes', -1));
  expect(result.current).toEqual({ ...none, all: 100, likes: 1 });
});

test('a refusal that stays one leaves it unknown, and is tried again when the page is seen again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  refusal = Response.json({ code: 'Forbidden', message: '' }, { status: 403 });
  logIn();
  const { result } = follow();
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  expect(result.current).toBeNull();
  refusal = null;
  see('hidden');
  see('visible');
  await waitFor(() => expect(result.current).toEqual(counts));
});
