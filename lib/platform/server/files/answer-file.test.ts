import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerFile, type ServedFile } from './answer-file';
import { headFile, readFile } from './disk-file';

/** Larger than one read. */
const former = Buffer.alloc(600_000, 'former');
const latter = Buffer.alloc(500_000, 'latter');
let folder: string;
let path: string;
let file: ServedFile;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lightfield-files-'));
  path = join(folder, 'app.apk');
  await writeFile(path, former);
  file = {
    head: () => headFile(path),
    read: (range) => readFile(path, range),
    describe: () => ({ 'Content-Type': 'application/vnd.android.package-archive' }),
    cacheControl: 'no-cache',
  };
});
afterEach(() => rm(folder, { recursive: true }));

/** As recommended to operators: the new file replaces the old one atomically. */
async function replaceFile() {
  await writeFile(`${path}.new`, latter);
  await rename(`${path}.new`, path);
}

async function ask(headers: Record<string, string> = {}, method = 'GET') {
  const answer = await answerFile(new Request('http://localhost/app.apk', { method, headers }), file);
  return answer ?? Promise.reject(new Error('There is no file.'));
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('answers the whole file with what is known of it', async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/vnd.android.package-archive',
    'content-length': '600000',
    'x-body-length': '600000',
    'accept-ranges': 'bytes',
    'cache-control': 'no-cache',
    etag: expect.stringMatching(/^"[^"]+"$/),
    'last-modified': expect.stringMatching(/ GMT$/),
  });
  expect((await bytesOf(answer)).equals(former)).toBe(true);
});

test('goes on with a download that broke off', async () => {
  const etag = (await ask({}, 'HEAD')).headers.get('etag') ?? '';
  const rest = await ask({ Range: 'bytes=100-', 'If-Range': etag });
  expect([rest.status, rest.headers.get('content-range')]).toEqual([206, 'bytes 100-599999/600000']);
  expect((await bytesOf(rest)).equals(former.subarray(100))).toBe(true);
});

test('begins again with a file that was replaced since', async () => {
  const { headers } = await ask({}, 'HEAD');
  await replaceFile();
  const known = { 'If-Range': headers.get('etag') ?? '', 'If-None-Match': headers.get('etag') ?? '' };
  const answer = await ask({ Range: 'bytes=100-', ...known });
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '500000']);
  expect((await bytesOf(answer)).equals(latter)).toBe(true);
});

test('begins again with a file that is replaced between the look and the reading', async () => {
  const { head } = file;
  file.head = async () => {
    const info = await head();
    await replaceFile();
    return info;
  };
  const answer = await ask({ Range: 'bytes=100-' });
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '500000']);
  expect((await bytesOf(answer)).equals(latter)).toBe(true);
});

test('finishes with the file it began with', async () => {
  const answer = await ask();
  await replaceFile();
  expect((await bytesOf(answer)).equals(former)).toBe(true);
});

test.each([
  [{}, 'GET'],
  [{}, 'HEAD'],
  [{ Range: 'bytes=0-1' }, 'GET'],
])('has no answer where there is no file: %j %s', async (headers, method) => {
  await rm(path);
  expect(await answerFile(new Request('http://localhost/app.apk', { method, headers }), file)).toBeNull();
});

test('a folder is no file, nor is what should lie in a file', async () => {
  expect([await readFile(folder), await headFile(folder)]).toEqual([null, null]);
  expect([await readFile(join(path, 'below')), await headFile(join(path, 'below'))]).toEqual([null, null]);
});
