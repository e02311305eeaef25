import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Env, readEnv } from '@/lib/platform/server/env';
import { serveApk } from './serve-apk';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
const app = Buffer.alloc(600_000, 'app');
let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lightfield-apk-'));
  path = join(folder, 'lightfield-1.2.3.apk');
  await writeFile(path, app);
  slot.lightfieldEnv = readEnv({ APP_APK_FILE: path });
});
afterEach(async () => {
  slot.lightfieldEnv = undefined;
  await rm(folder, { recursive: true });
});

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  serveApk(new Request('http://localhost/download/lightfield.apk', { method, headers }));

test('hands out the app as a file with a name, its length and what to ask by next time', async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/vnd.android.package-archive',
    'content-disposition': 'attachment; filename="lightfield.apk"',
    'content-length': '600000',
    'x-body-length': '600000',
    'cache-control': 'no-cache',
  });
  expect(Buffer.from(await answer.arrayBuffer()).equals(app)).toBe(true);
});

test('answers HEAD like GET, and 304 to who has it', async () => {
  const get = await ask();
  const head = await ask({}, 'HEAD');
  expect([head.status, head.body]).toEqual([200, null]);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  await get.body?.cancel();
  expect((await ask({ 'If-None-Match': head.headers.get('etag') ?? '' })).status).toBe(304);
});

test('a download that broke off goes on', async () => {
  const answer = await ask({ Range: 'bytes=599990-' });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 599990-599999/600000']);
  expect((await answer.arrayBuffer()).byteLength).toBe(10);
});

test('a new version is handed out at once, with its own length', async () => {
  const former = (await ask({}, 'HEAD')).headers.get('etag') ?? '';
  await writeFile(path, 'the new version');
  const answer = await ask({ 'If-None-Match': former });
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '15']);
  expect(await answer.text()).toBe('the new version');
});

test('there is none without a configured file, nor once that is gone', async () => {
  await rm(path);
  expect((await ask()).status).toBe(404);
  slot.lightfieldEnv = readEnv({});
  expect((await ask()).status).toBe(404);
  expect((await ask({}, 'HEAD')).status).toBe(404);
});
