import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createFront } from './front.mjs';
import { createPageStore } from './store.mjs';

const html = '<html><p>光场</p></html>';
const kept = { value: {}, html: Buffer.from(html), revalidate: false as const, tags: ['home'], bytes: 1024 };

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

describe('the front of the page cache', () => {
  let store: ReturnType<typeof createPageStore>;
  let server: Server;
  let nextAnswered: number;
  let next: { status: number; headers: Record<string, string> };

  beforeEach(async () => {
    store = createPageStore();
    store.set('key', kept);
    nextAnswered = 0;
    next = { status: 200, headers: { 'Content-Type': 'text/html', 'X-Page': 'home', ETag: '"next"' } };
    const front = createFront(store);
    server = createServer((incoming, response) => {
      // Like the preload, by user agent.
      response.setHeader('X-Policy', `of ${incoming.headers['user-agent']}`);
      response.setHeader('Content-Security-Policy', "script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'");
      if (front.answer(incoming, response)) return;
      front.follow(incoming, response, async () => {
        nextAnswered += 1;
        await null;
        const page = store.get('key');
        response.statusCode = next.status;
        for (const [name, value] of Object.entries(next.headers)) response.setHeader(name, value);
        response.end(page ? (page.html ?? page.value.body) : 'rendered');
      });
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const asking = request({ host: 'localhost', port, path, headers, method, agent: false }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
      asking.on('error', reject).end();
    });
  }

  /** Requests until Next is not needed any more. */
  async function ready(path: string, headers?: Record<string, string>) {
    for (let before = -1; before !== nextAnswered; ) {
      before = nextAnswered;
      await new Promise((resolve) => setTimeout(resolve, 20));
      await ask(path, headers);
    }
  }

  test('answers from then on what Next answered once, in the encoding the visitor takes', async () => {
    await ready('/');
    const asked = nextAnswered;
    const plain = await ask('/');
    const gzip = await ask('/', { 'Accept-Encoding': 'gzip' });
    const br = await ask('/', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(nextAnswered).toBe(asked);
    expect(plain).toMatchObject({ status: 200, headers: { 'x-page': 'home', 'content-type': 'text/html' } });
    expect(plain.body.toString()).toBe(html);
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    expect([gzip, br].map((answer) => answer.headers['content-encoding'])).toEqual(['gzip', 'br']);
  });

  test('answers 304 to who has it, and HEAD without a body', async () => {
    await ready('/');
    const { headers } = await ask('/');
    const again = await ask('/', { 'If-None-Match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, headers: { 'x-page': 'home' } });
    expect(again.body).toHaveLength(0);
    const head = await ask('/', {}, 'HEAD');
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(html)));
    expect(head.body).toHaveLength(0);
  });

  test('what stood there before Next answered is of each visitor, unless the page replaced it', async () => {
    await ready('/', { 'User-Agent': 'chat app' });
    const { headers } = await ask('/', { 'User-Agent': 'chat app' });
    expect(headers).toMatchObject({ 'x-policy': 'of chat app', 'x-page': 'home' });
    const others = await ask('/', { 'User-Agent': 'browser' });
    expect(others.headers).toMatchObject({ 'x-policy': 'of browser', 'x-page': 'home', etag: headers.etag });
    const again = await ask('/', { 'User-Agent': 'browser', 'If-None-Match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, headers: { 'x-policy': 'of browser' } });

    next.headers['X-Policy'] = 'of the page';
    await ready('/other', { 'User-Agent': 'chat app' });
    const asked = nextAnswered;
    expect((await ask('/other', { 'User-Agent': 'browser' })).headers['x-policy']).toBe('of the page');
    expect(nextAnswered).toBe(asked);
  });

  test('whatever else an address asks, it gets the page that everybody gets', async () => {
    await ready('/?utm_source=baidu');
    const asked = nextAnswered;
    for (const path of ['/', '/?from=timeline', '/?gclid=1&utm_campaign=spring', '/?page=%', '/?']) {
      expect((await ask(path)).body.toString()).toBe(html);
    }
    expect(nextAnswered).toBe(asked);
  });

  test('an invalidation sends the next visitor to Next', async () => {
    await ready('/');
    const asked = nextAnswered;
    store.invalidate(['home']);
    expect((await ask('/')).body.toString()).toBe('rendered');
    expect(nextAnswered).toBe(asked + 1);
  });

  test('a page that was rendered anew is answered anew', async () => {
    await ready('/');
    store.set('key', { ...kept, html: Buffer.from('second') });
    await ready('/');
    expect((await ask('/')).body.toString()).toBe('second');
  });

  test.each([
    ['two ids', '/otherPeople?userId=lin&userId=mei', {}],
    ['an id that names nobody', '/otherPeople?userId=a%20b', {}],
    ['an id that no film has', '/VideoPlayer?id=a%20b', {}],
    ['two searches', '/Search?text=a&text=b', {}],
    ['two tabs of a search', '/Search?text=a&tab=people&tab=channels', {}],
    ['a file of the build', '/_next/static/a.js', {}],
    ["the router's own request", '/', { rsc: '1' }],
    ['a preview', '/', { cookie: '__prerender_bypass=1' }],
    ['a visitor on the way to the English page', '/', { cookie: 'theme=dark; language=en' }],
  ])('leaves %s to Next', async (_case, path, headers) => {
    await ready('/');
    const asked = nextAnswered;
    await ask(path, headers);
    expect(nextAnswered).toBe(asked + 1);
  });

  test.each([
    '/otherPeople?userId=lin',
    '/en/otherPeople?userId=lin',
    '/VideoPlayer?id=v1',
    '/excellent?month=2026-10',
    '/Search?text=%E5%85%89+AC%26DC',
    '/en/Search?text=a&tab=people',
  ])('answers %s, which is named by its query, whatever else that asks', async (path) => {
    await ready(path);
    const asked = nextAnswered;
    await ask(path);
    await ask(path.replace('?', '?from=timeline&'));
    await ask(`${path}&page=2`);
    expect(nextAnswered).toBe(asked);
  });

  test.each([
    ['/Search', '/Search?text=a'],
    ['/Search?text=a', '/Search?text=b'],
    ['/Search?text=a', '/Search?text=a&tab=people'],
    ['/Search?text=a%26tab%3Dpeople', '/Search?text=a&tab=people'],
    ['/excellent', '/excellent?month=2026-10'],
  ])('does not answer %s for %s', async (path, other) => {
    await ready(path);
    const asked = nextAnswered;
    await ask(other);
    expect(nextAnswered).toBe(asked + 1);
  });

  test.each([
    ...['', ' ', ' a', 'AC/DC', '100%', '..', 'a.b', '?', '#x', '\\', '\0', '光'.repeat(101)].map(
      (text): [string, string] => ['/Search', `/Search?${new URLSearchParams({ text, tab: 'people' })}`],
    ),
    ['/Search', '/Search?tab=people'],
    ['/Search?text=a', '/Search?text=a&tab=works'],
    ['/Search?text=a', '/Search?text=a&tab=constructor'],
    ['/excellent', '/excellent?month=2026-13'],
    ['/excellent', '/excellent?month=1234-05'],
  ])('answers %s for %s, as nothing more is named by it', async (path, other) => {
    await ready(path);
    const asked = nextAnswered;
    await ask(other);
    expect(nextAnswered).toBe(asked);
  });

  test.each([
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['BR', 'br'],
    ['brx', undefined],
  ])('who takes %s gets %s', async (accepted, encoding) => {
    await ready('/');
    expect((await ask('/', { 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(encoding);
  });

  test('the inline scripts of a page are the only ones that may run in it', async () => {
    store.set('key', { ...kept, scripts: ["'sha256-a='"] });
    await ready('/');
    const policy = "script-src 'self' 'sha256-a='; style-src 'unsafe-inline'";
    expect((await ask('/')).headers['content-security-policy']).toBe(policy);
    // Next's own answer has the same.
    expect((await ask('/', { range: 'bytes=0-1' })).headers['content-security-policy']).toBe(policy);
  });

  test('the page of what is not there is kept with its status', async () => {
    next.status = 404;
    await ready('/not-there/work');
    const asked = nextAnswered;
    const { headers } = await ask('/not-there/work');
    const again = await ask('/not-there/work', { 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(404);
    expect(nextAnswered).toBe(asked);
  });

  test('answers an English visitor on the English page', async () => {
    await ready('/en', { cookie: 'language=en' });
    const asked = nextAnswered;
    await ask('/en', { cookie: 'language=en' });
    expect(nextAnswered).toBe(asked);
  });

  test.each([
    ['another status', { status: 307, headers: { 'Content-Type': 'text/html' } }],
    ['another type', { status: 200, headers: { 'Content-Type': 'application/json' } }],
    ['a cookie', { status: 200, headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'a=1' } }],
  ])('keeps no answer with %s', async (_case, answer) => {
    next = answer;
    for (let times = 0; times < 3; times += 1) {
      await ask('/');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(nextAnswered).toBe(3);
  });

  test.each([
    ['a page that is renewed by time', { ...kept, revalidate: 60 }],
    ['what a route handler answered', { ...kept, html: undefined, value: { body: Buffer.from(html) } }],
  ])('keeps no answer of %s', async (_case, page) => {
    store.set('key', page);
    for (let times = 0; times < 3; times += 1) {
      await ask('/');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(nextAnswered).toBe(3);
  });
});
