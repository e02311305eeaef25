import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { address, newVisitor } from '../../answers';

const { ask } = newVisitor();

/** The answer to a raw request: status line and location. */
async function send(head: string, socket = open()): Promise<[status: number, location: string | undefined]> {
  socket.write(`${head}\r\nHost: localhost\r\n\r\n`);
  let text = '';
  while (!text.includes('\r\n\r\n')) {
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    text += bytes.toString();
  }
  socket.destroy();
  return [Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), /\r\nlocation: ([^\r]*)/i.exec(text)?.[1]];
}

function open(): Socket {
  return connect(Number(new URL(address).port), 'localhost');
}

test.each([
  ['GET /% HTTP/1.1', 400],
  ['GET /%ff HTTP/1.1', 400],
  ['GET /en/video/detail/%E0%A4%A HTTP/1.1', 400],
  ['GET /media/%ff HTTP/1.1', 400],
  ['GET /play/%/x HTTP/1.1', 400],
  ['GET * HTTP/1.1', 400],
  ['OPTIONS * HTTP/1.1', 400],
  ['GET http://other.example/zh HTTP/1.1', 400],
  ['TRACE / HTTP/1.1', 405],
  ['TRACE /api/health HTTP/1.1', 405],
  ['PUT /business HTTP/1.1\r\nContent-Length: 0', 405],
  ['GET /_next/image?url=%2Ffavicon.ico&w=64&q=75 HTTP/1.1', 404],
])('%s is answered by %s', async (head, status) => {
  expect(await send(head)).toEqual([status, undefined]);
});

test.each(['/\\evil.example', '//evil.example', '/%5Cevil.example', '/zh//evil.example', '/en//evil.example'])(
  'GET %s leads to no other site',
  async (path) => {
    const [, location = '/'] = await send(`GET ${path} HTTP/1.1`);
    expect(new URL(location, address).origin).toBe(address);
  },
);

const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bGlnaHQ=';

test('a request to change to another protocol is ignored, wherever an address leads', async () => {
  expect(await send(`GET /Find/ HTTP/1.1\r\n${upgrade}`)).toEqual([308, '/Find']);
  expect(await send(`GET /nothing HTTP/1.1\r\n${upgrade}`)).toEqual([307, '/']);
  expect(await send(`GET /_next/webpack-hmr HTTP/1.1\r\n${upgrade}`)).toEqual([404, undefined]);
});

test('more such requests than a process has descriptors do not end it', async () => {
  const sockets = Array.from({ length: 1100 }, open);
  for (const socket of sockets) socket.on('error', () => {});
  const answers = await Promise.all(sockets.map((socket) => send(`GET /Find/ HTTP/1.1\r\n${upgrade}`, socket)));
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([308]));
  expect((await ask('/api/health')).status).toBe(200);
});

const paths = ['/', '/en/Find', '/business', '/video/detail/nothing', '/en/otherPeople?userId=person-001', '/app'];

test.each(paths)('only its own inline scripts may run in %s, however often it is asked for', async (path) => {
  for (let times = 0; times < 3; times += 1) {
    const { headers, text } = await ask(path);
    const policy = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
    expect(policy).not.toContain('unsafe-inline');
    const scripts = [...text.matchAll(/<script(?: id="[^"]*")?>(.*?)<\/script>/gs)].map(([, code = '']) => code);
    expect(scripts.length).toBeGreaterThan(2);
    for (const code of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
  }
});

test.each([
  ['/video/detail/nothing', '没有找到这件作品'],
  ['/en/video/detail/nothing', 'This work is not here'],
  ['/otherPeople?userId=nobody', '没有找到这个人'],
  ['/playlist/nothing', '没有找到这个播放列表'],
  ['/treaty/nothing', '没有找到这份协议'],
  ['/business/request/nothing', '没有这项服务'],
  ['/business/requests/nothing', '没有找到这份需求'],
  ['/en/hotList/nothing', 'There is no such board'],
  ['/VideoPlayer?id=nothing', '没有找到这件作品'],
])('%s says what is not there without a script', async (path, words) => {
  const { status, text, headers } = await ask(path);
  expect([status, headers['set-cookie']]).toEqual([404, undefined]);
  expect(/<title>([^<]+)<\/title>/.exec(text)?.[1]).toBe(words);
  expect(/<h1[^>]*>([^<]+)<\/h1>/.exec(text)?.[1]).toBe(words);
  expect(/<meta name="robots" content="([^"]*)"/.exec(text)?.[1]).toBe('noindex');
  expect(/<html lang="([^"]*)"/.exec(text)?.[1]).toBe(path.startsWith('/en') ? 'en' : 'zh-CN');
});
