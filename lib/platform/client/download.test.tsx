import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { download } from './download';
import { loading, loadingLinger } from './loading';
import { removeStored, writeStored } from './storage';
import { toastQueue } from './toast';

const exportThings = endpoint({
  name: 'exportThings',
  summary: '',
  method: 'GET',
  path: '/api/thing/export',
  auth: 'user',
  input: z.object({ word: z.string() }),
  data: z.null(),
  answers: 'file',
  limit: looseLimit,
});

let answer: () => Response | Promise<Response>;
let requests: Request[];
const saved: { name: string; href: string }[] = [];
const blobs = new Map<string, Blob>();

beforeEach(() => {
  jest.useFakeTimers();
  requests = [];
  saved.length = 0;
  blobs.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    requests.push(input as Request);
    return answer();
  });
  URL.createObjectURL = jest.fn((blob: Blob) => {
    blobs.set(`blob:${blobs.size}`, blob);
    return `blob:${blobs.size - 1}`;
  });
  URL.revokeObjectURL = jest.fn((href: string) => void blobs.delete(href));
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
});

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  removeStored('auth_token');
  for (const text of toastQueue.take()) toastQueue.gone(text);
});

const file = (name: string) =>
  new Response('a,b', {
    headers: { 'Content-Type': 'text/csv', 'Content-Disposition': `attachment; filename*=UTF-8''${name}` },
  });

test('a file is asked for with our headers and saved under its name', async () => {
  writeStored('auth_token', 'abc');
  answer = () => file('%E7%BA%BF%E7%B4%A2%20%281%29.csv');
  const done = download(exportThings, { word: '光' });
  expect(loading.isShown()).toBe(true);
  await done;
  expect(requests[0]?.url).toBe(`${location.origin}/api/thing/export?word=%E5%85%89`);
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
  expect(saved).toEqual([{ name: '线索 (1).csv', href: 'blob:0' }]);
  expect(await blobs.get('blob:0')?.text()).toBe('a,b');
  await jest.advanceTimersByTimeAsync(loadingLinger);
  expect(loading.isShown()).toBe(false);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(blobs.size).toBe(0);
});

test('a refusal takes the error path and saves nothing', async () => {
  answer = () => Response.json({ code: 'Forbidden', message: 'not for you' }, { status: 403 });
  await expect(download(exportThings, { word: '' })).rejects.toMatchObject({ code: 'Forbidden' });
  expect([toastQueue.waiting(), saved]).toEqual([['not for you'], []]);
});

test.each([
  ['a gateway page', () => new Response('<html>', { status: 502 })],
  ['an envelope where a file was to come', () => Response.json({ code: 'OK', data: null })],
])('%s is unreadable', async (_, given) => {
  answer = given;
  await expect(download(exportThings, { word: '' })).rejects.toMatchObject({ reason: 'unreadable' });
  expect(saved).toEqual([]);
});

test('a lost connection is one, also in the middle of the file', async () => {
  answer = () => Promise.reject(new TypeError('fetch failed'));
  await expect(download(exportThings, { word: '' })).rejects.toMatchObject({ reason: 'network' });
  answer = () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) });
    return new Response(body, { headers: { 'Content-Disposition': "attachment; filename*=UTF-8''a.csv" } });
  };
  await expect(download(exportThings, { word: '' })).rejects.toMatchObject({ reason: 'network' });
  expect([toastQueue.waiting(), saved]).toEqual([[], []]);
});
