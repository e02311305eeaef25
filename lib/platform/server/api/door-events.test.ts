import { doorWith, type Events, readerOf, silent, wait } from '@/test/answer-door';

describe('an answer of events', () => {
  test('begins at once, before there is an event, and is never compressed', async () => {
    const { door, observed } = doorWith(silent);
    const response = await door.request('/api/test/events', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('X-Request-Id')).toBeTruthy();
    const reader = readerOf(response);
    expect(await reader.next()).toBe(':\n\n');
    expect(observed).toEqual([{ endpoint: 'events', status: 200, milliseconds: expect.any(Number) }]);
    await reader.cancel();
  });

  test('carries ids, data on one line, and ends with its events', async () => {
    const { door } = doorWith(async function* () {
      yield { id: '7', data: { n: 1, text: 'a\nb' } };
      yield { data: { n: 2 } };
    });
    const response = await door.request('/api/test/events?word=cookie');
    expect(response.headers.getSetCookie()).toHaveLength(1);
    expect(await response.text()).toBe(':\n\nid: 7\ndata: {"n":1,"text":"a\\nb"}\n\ndata: {"n":2}\n\n');
  });

  test('goes on after the event that the client names', async () => {
    const seen: (string | null)[] = [];
    const { door } = doorWith(async function* ({ lastId }) {
      seen.push(lastId);
      yield { data: { n: 1 } };
    });
    await (await door.request('/api/test/events')).text();
    await (await door.request('/api/test/events', { headers: { 'Last-Event-ID': '41' } })).text();
    expect(seen).toEqual([null, '41']);
  });

  test('keeps a socket: one network has fifty at a time, another has its own, and a place that was left is free', async () => {
    const { door } = doorWith(silent);
    const open = async (client: string, word = '') =>
      door.request(`/api/test/events?word=${word}`, undefined, { client });
    // Streams that never started take no place.
    for (let index = 0; index < 60; index += 1) expect((await open('2001:db8::1', 'no')).status).toBe(403);
    const streams = [];
    for (let index = 0; index < 50; index += 1) streams.push(await open(`2001:db8::${index.toString(16)}`));
    const refused = await open('2001:db8::ffff');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    streams.push(await open('2001:db8:0:1::1'));
    await streams[7]?.body?.cancel();
    streams.push(await open('2001:db8::ffff'));
    expect(streams.map(({ status }) => status)).toEqual(Array(52).fill(200));
    for (const { body } of streams) if (!body?.locked) await body?.cancel();
    expect((await open('2001:db8::1', 'no')).status).toBe(403);
  });

  test.each([
    ['no', 403, 'Forbidden'],
    ['broken', 500, 'Internal'],
    ['x'.repeat(21), 400, '400'],
  ])('that cannot begin is an ordinary failure: %s', async (word, status, code) => {
    const { door, observed } = doorWith(async function* () {
      yield { data: { n: 1 } };
    });
    const response = await door.request(`/api/test/events?word=${word}`);
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
    expect(observed).toMatchObject([{ status }]);
  });

  test('is no faster than its client', async () => {
    let made = 0;
    const { door } = doorWith(async function* () {
      for (;;) {
        made += 1;
        yield { data: { n: made } };
      }
    });
    const reader = readerOf(await door.request('/api/test/events'));
    for (let taken = 0; taken < 10; taken += 1) await reader.next();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(made).toBeLessThanOrEqual(11);
    await reader.cancel();
  });

  test('sends a heartbeat every 15 seconds, but not to a client that does not read', async () => {
    jest.useFakeTimers();
    try {
      const { door } = doorWith(silent);
      const reader = readerOf(await door.request('/api/test/events'));
      await reader.next();
      const next = reader.next();
      await jest.advanceTimersByTimeAsync(14_999);
      expect(await Promise.race([next, 'nothing yet'])).toBe('nothing yet');
      await jest.advanceTimersByTimeAsync(1);
      expect(await next).toBe(':\n\n');
      await jest.advanceTimersByTimeAsync(10 * 15_000);
      expect(await reader.next()).toBe(':\n\n');
      expect(await Promise.race([reader.next(), Promise.resolve().then(() => 'nothing more')])).toBe('nothing more');
      await reader.cancel();
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  describe('ends what makes it', () => {
    let state: string;
    /** One event, then a wait that only the signal ends. */
    const waiting: Events = async function* ({ signal }) {
      state = 'begun';
      try {
        yield { data: { n: 1 } };
        await wait(signal);
      } finally {
        state = 'ended';
      }
    };
    const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

    beforeEach(() => {
      state = '';
    });

    test('when the client cancels the answer', async () => {
      const { door, logged } = doorWith(waiting);
      const reader = readerOf(await door.request('/api/test/events'));
      await reader.next();
      await reader.next();
      await reader.cancel();
      await settle();
      expect([state, logged]).toEqual(['ended', []]);
    });

    test('when the connection is lost', async () => {
      const gone = new AbortController();
      const { door, logged } = doorWith(waiting);
      const reader = readerOf(await door.request('/api/test/events', { signal: gone.signal }));
      await reader.next();
      await reader.next();
      gone.abort();
      expect(await reader.next()).toBeNull();
      await settle();
      expect([state, logged]).toEqual(['ended', []]);
    });

    test('when it is only asked for its headers', async () => {
      const open = jest.fn(waiting);
      const { door } = doorWith(open);
      const response = await door.request('/api/test/events', { method: 'HEAD' });
      expect([response.status, await response.text()]).toEqual([200, '']);
      expect(open.mock.calls[0]?.[0].signal.aborted).toBe(true);
    });

    test('when the process stops, and nothing begins after that', async () => {
      const slot = globalThis as typeof globalThis & { lightfieldStopping?: AbortController };
      slot.lightfieldStopping = new AbortController();
      try {
        const { door, logged } = doorWith(waiting);
        const reader = readerOf(await door.request('/api/test/events'));
        await reader.next();
        await reader.next();
        slot.lightfieldStopping.abort();
        expect(await reader.next()).toBeNull();
        await settle();
        expect([state, logged]).toEqual(['ended', []]);
        expect(await (await door.request('/api/test/events')).text()).toBe(':\n\n');
      } finally {
        delete slot.lightfieldStopping;
      }
    });

    test('at once, even when the events do not listen', async () => {
      const gone = new AbortController();
      const { door } = doorWith(async function* () {
        await new Promise(() => {});
        yield { data: { n: 1 } };
      });
      const reader = readerOf(await door.request('/api/test/events', { signal: gone.signal }));
      await reader.next();
      gone.abort();
      expect(await reader.next()).toBeNull();
    });
  });

  test('that fails in the middle is logged and ends, without a word of it to the client', async () => {
    const { door, logged } = doorWith(async function* () {
      yield { data: { n: 1 } };
      throw new Error('secret detail');
    });
    expect(await (await door.request('/api/test/events')).text()).toBe(':\n\ndata: {"n":1}\n\n');
    expect(logged).toMatchObject([
      { level: 50, msg: 'events broke off', call: 'events', err: { message: 'secret detail' } },
    ]);
  });

  test('that fails while it is ended is logged, unless its error is that it was ended', async () => {
    const failing = (error: (signal: AbortSignal) => unknown): Events =>
      async function* ({ signal }) {
        yield { data: { n: 1 } };
        await wait(signal);
        throw error(signal);
      };
    for (const [error, messages] of [
      [(signal: AbortSignal) => signal.reason, []],
      [() => new DOMException('over', 'AbortError'), []],
      [() => new Error('could not leave'), ['could not leave']],
    ] as const) {
      const { door, logged } = doorWith(failing(error));
      const reader = readerOf(await door.request('/api/test/events'));
      await reader.next();
      await reader.next();
      await reader.cancel();
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(logged.map(({ err }) => err?.message)).toEqual(messages);
    }
  });
});
