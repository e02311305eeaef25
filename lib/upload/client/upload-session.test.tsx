import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { navigateWith } from '@/lib/platform/client/error-path';
import { readStored, removeStored, writeStored } from '@/lib/platform/client/storage';
import { TusServer } from '@/test/tus-server';
import { uploadChunk, uploadLimits } from '../codes';
import { createUploadSession, type UploadSession } from './upload-session';

const { usual } = uploadChunk;
const bytes = Buffer.alloc(2 * usual + 1000, 'light field');
const day = 24 * 3_600_000;

let server: TusServer;
let session: UploadSession;
let isOnline: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  if (!globalThis.crypto.subtle)
    Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  server = new TusServer();
  server.open();
});

afterEach(() => {
  session.stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  for (const key of ['uploads', 'auth_token', 'isLogin'] as const) removeStored(key);
});

/** Node's, since jsdom's cannot be read. */
const fileOf = (content: Buffer = bytes, name = '光.mp4') =>
  new NodeFile([new Uint8Array(content)], name, { type: 'video/mp4', lastModified: 7 }) as unknown as File;
const begin = (file = fileOf(), options: Parameters<typeof createUploadSession>[1] = { personId: 'lin' }) => {
  session = createUploadSession(file, options);
};
const state = () => session.get();
const kept = () => JSON.parse(readStored('uploads') ?? '[]');

/** Lets happen what needs no time to pass: digests are made beside the thread. */
async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 400) throw new Error(`It did not happen: ${condition}, but ${JSON.stringify(state())}`);
    await sleep(1);
    await jest.advanceTimersByTimeAsync(0);
  }
}
const becomes = (phase: string) => until(() => state().phase === phase);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a file arrives in pieces with our headers and their digests', async () => {
  writeStored('auth_token', 'abc');
  const phases = new Set<string>();
  begin();
  session.subscribe(() => phases.add(state().phase));
  await becomes('done');
  expect(server.uploads.get('u1')?.bytes.equals(bytes)).toBe(true);
  expect(server.made.map(({ method, bytes: length }) => [method, length])).toEqual([
    ['POST', 0],
    ['PATCH', usual],
    ['PATCH', usual],
    ['PATCH', 1000],
  ]);
  for (const { headers } of server.made) {
    expect(headers).toMatchObject({ Authorization: 'Bearer abc', Language: 'zh_cn', Platform: 'web', pf: '5' });
  }
  const name = Buffer.from('光.mp4').toString('base64');
  expect(server.made[0]?.headers['Upload-Metadata']).toBe(`filename ${name},filetype ${btoa('video/mp4')}`);
  expect(state()).toEqual({
    phase: 'done',
    id: 'u1',
    isUsed: false,
    bytes: bytes.length,
    sent: bytes.length,
    speed: null,
    secondsLeft: 0,
    problem: null,
  });
  expect([...phases]).toEqual(['sending', 'done']);
});

test.each([
  ['empty', 0],
  ['tooLarge', uploadLimits.bytes + 1],
])('a file that is %s is not begun', async (problem, size) => {
  const file = fileOf();
  jest.spyOn(file, 'size', 'get').mockReturnValue(size);
  begin(file);
  expect([state().phase, state().problem]).toEqual(['failed', problem]);
  expect(server.made).toEqual([]);
});

test('a lost connection is taken up by itself where the server is, with pauses that grow and pieces that shrink', async () => {
  server.fates = ['answer', 'answer', 'lost', 'lost', { status: 502 }, 'answer', 'lost'];
  begin();
  await becomes('waiting');
  expect([state().speed, state().problem]).toEqual([null, null]);
  expect(server.made).toHaveLength(3);
  await pass(499);
  expect(server.made).toHaveLength(3);
  await pass(1);
  await until(() => server.made.length === 4 && state().phase === 'waiting');
  await pass(999);
  expect(server.made).toHaveLength(4);
  await pass(1);
  await until(() => server.made.length === 5 && state().phase === 'waiting');
  await pass(2000);
  await until(() => server.made.length === 7 && state().phase === 'waiting');
  expect(server.made.slice(3).map(({ method, bytes: length }) => [method, length])).toEqual([
    ['HEAD', 0],
    ['HEAD', 0],
    ['HEAD', 0],
    ['PATCH', usual / 8],
  ]);
  await pass(4000);
  await becomes('done');
  expect(server.uploads.get('u1')?.bytes.equals(bytes)).toBe(true);
  expect(server.asked('POST')).toHaveLength(1);
});

test('after a piece came over the pauses begin anew', async () => {
  server.fates = ['answer', 'lost', 'answer', 'answer', 'lost'];
  begin();
  await becomes('waiting');
  await pass(500);
  await until(() => server.made.length === 5 && state().phase === 'waiting');
  await pass(500);
  await becomes('done');
  expect(server.uploads.get('u1')?.bytes.equals(bytes)).toBe(true);
});

test('a browser without a network waits for it, and goes on at once', async () => {
  server.fates = ['answer', 'lost'];
  begin();
  isOnline = false;
  await becomes('waiting');
  await pass(30_000);
  expect(server.made).toHaveLength(2);
  isOnline = true;
  dispatchEvent(new Event('online'));
  await becomes('done');
});

test('a connection that says nothing any more is given up', async () => {
  server.fates = ['answer', 'silent'];
  begin();
  await until(() => server.made.length === 2);
  await pass(39_000);
  expect(state().phase).toBe('sending');
  await pass(1000);
  expect(state().phase).toBe('waiting');
  await pass(500);
  await becomes('done');
  expect(server.uploads.get('u1')?.bytes.equals(bytes)).toBe(true);
});

test('bytes that are spoilt on the way are sent again, but not for ever', async () => {
  const spoilt = { status: 460, body: 'Checksum Mismatch' };
  server.fates = ['answer', spoilt];
  begin();
  await becomes('waiting');
  await pass(500);
  await becomes('done');
  session.stop();

  server.fates = ['answer', spoilt, 'answer', spoilt, 'answer', spoilt, 'answer', spoilt, 'answer', spoilt];
  server.made.length = 0;
  begin(fileOf(bytes, 'other.mp4'));
  for (let tries = 0; state().phase !== 'failed' && tries < 20; tries += 1) {
    await until(() => state().phase !== 'sending');
    await pass(10_000);
  }
  expect([state().problem, server.asked('PATCH').length]).toEqual(['refused', 5]);
});

test('a pause stops it at once, and it goes on from there', async () => {
  server.fates = ['answer', 'answer', 'silent'];
  begin();
  await until(() => server.made.length === 3);
  session.pause();
  expect([state().phase, state().speed]).toEqual(['paused', null]);
  await pass(3_600_000);
  expect(server.made).toHaveLength(3);
  session.resume();
  await becomes('done');
  expect(server.made[3]).toMatchObject({ method: 'HEAD', id: 'u1' });
  expect(server.uploads.get('u1')?.bytes.equals(bytes)).toBe(true);
  session.pause();
  session.resume();
  expect(state().phase).toBe('done');
});

test('given up it is gone on the server too, and the file is a new one', async () => {
  server.fates = ['answer', 'answer', 'silent'];
  begin();
  await until(() => server.made.length === 3);
  await session.cancel();
  expect([state().phase, server.uploads.size, kept()]).toEqual(['canceled', 0, []]);
  begin();
  await becomes('done');
  expect(server.asked('POST')).toHaveLength(2);
});

test('given up while the network is gone, it is forgotten here at least', async () => {
  server.fates = ['answer', 'lost', 'lost'];
  begin();
  await becomes('waiting');
  await session.cancel();
  expect([state().phase, kept()]).toEqual(['canceled', []]);
});

describe('after its page was closed', () => {
  beforeEach(async () => {
    server.fates = ['answer', 'answer', 'silent'];
    begin();
    await until(() => server.made.length === 3);
    session.stop();
    server.made.length = 0;
  });

  test('the same file picked again goes on', async () => {
    begin(fileOf());
    expect(state().id).toBe('u1');
    await becomes('done');
    expect(server.made[0]).toMatchObject({ method: 'HEAD', id: 'u1' });
    expect(server.asked('POST')).toEqual([]);
    expect(server.uploads.get('u1')?.bytes.equals(bytes)).toBe(true);
  });

  test.each([
    ['of another name', () => begin(fileOf(bytes, 'b.mp4'))],
    ['of another length', () => begin(fileOf(bytes.subarray(1)))],
    ['of another person', () => begin(fileOf(), { personId: 'wang' })],
  ])('a file %s is another upload', async (_, again) => {
    again();
    expect(state().id).toBeNull();
    await becomes('done');
    expect([state().id, server.asked('POST')]).toEqual(['u2', [expect.anything()]]);
  });

  test.each([403, 404, 410])('what the server has no longer (%i) is begun anew', async (status) => {
    server.fates = [{ status, body: 'Forbidden' }];
    begin();
    await becomes('done');
    expect([state().id, state().isUsed]).toEqual(['u2', false]);
    expect(server.uploads.get('u2')?.bytes.equals(bytes)).toBe(true);
    expect(kept()).toMatchObject([{ id: 'u2' }]);
  });

  test('what was used meanwhile is said to be', async () => {
    session.use();
    begin();
    expect([state().id, state().isUsed]).toEqual(['u1', true]);
    await becomes('done');
    expect(kept()).toEqual([]);
    begin();
    expect([state().id, state().isUsed]).toEqual([null, false]);
    session.stop();
  });

  test('whole and not used yet it is not sent again', async () => {
    begin();
    await becomes('done');
    server.made.length = 0;
    begin();
    await becomes('done');
    expect(server.made.map(({ method }) => method)).toEqual(['HEAD']);
    session.use();
    expect(kept()).toEqual([]);
  });

  test('for a work that is there it goes on, unless another one has it', async () => {
    begin(fileOf(), { personId: 'lin', isForWork: true });
    expect(state().id).toBe('u1');
    session.use();
    session.stop();
    begin(fileOf(), { personId: 'lin', isForWork: true });
    expect(state().id).toBeNull();
    await becomes('done');
    expect([state().id, state().isUsed]).toEqual(['u2', false]);
  });

  test('two weeks later it is forgotten', async () => {
    await pass(14 * day);
    begin();
    expect(state().id).toBeNull();
    session.stop();
  });
});

describe('an upload that a work waits for', () => {
  const again = (file = fileOf()) => begin(file, { personId: 'lin', id: 'w1' });

  test('goes on with the file that is picked', async () => {
    server.uploads.set('w1', { length: bytes.length, bytes: bytes.subarray(0, 100) });
    again();
    await becomes('done');
    expect(server.uploads.get('w1')?.bytes.equals(bytes)).toBe(true);
    expect([state().isUsed, kept()]).toEqual([true, []]);
  });

  test('refuses a file of another length', async () => {
    server.uploads.set('w1', { length: 5, bytes: Buffer.alloc(0) });
    again();
    await becomes('failed');
    expect([state().problem, server.asked('PATCH')]).toEqual(['otherFile', []]);
  });

  test('is not begun anew when it is gone', async () => {
    again();
    await becomes('failed');
    expect([state().problem, server.asked('POST')]).toEqual(['gone', []]);
  });
});

const envelope = (code: string, status: number, headers?: Record<string, string>) => ({
  status,
  body: JSON.stringify({ code, message: 'words' }),
  ...(headers && { headers }),
});

test.each([
  [envelope('PhoneNeeded', 403), 'phoneNeeded'],
  [envelope('TooManyRequests', 429), 'tooMany'],
  [envelope('TooManyRequests', 429, { 'Retry-After': '1800' }), 'tooMany'],
  [envelope('Forbidden', 403), 'refused'],
  [{ status: 413, body: 'Maximum size exceeded\n' }, 'tooLarge'],
  [{ status: 400, body: 'Invalid upload-length\n' }, 'refused'],
])('a refusal stays one: %j', async (fate, problem) => {
  server.fates = [fate];
  begin();
  await becomes('failed');
  expect([state().problem, server.made.length]).toEqual([problem, 1]);
  session.resume();
  await becomes('done');
  expect(state().problem).toBeNull();
});

test('a busy server is given the time that it asks for', async () => {
  server.fates = [envelope('TooManyRequests', 429, { 'Retry-After': '20' }), envelope('Internal', 500)];
  begin();
  await becomes('waiting');
  await pass(19_999);
  expect(server.made).toHaveLength(1);
  await pass(1);
  await until(() => server.made.length === 2 && state().phase === 'waiting');
  await pass(1000);
  await becomes('done');
});

test('a login that is over leads to the login, and what was begun is kept for after it', async () => {
  const go = jest.fn();
  const back = navigateWith(go);
  server.fates = ['answer', 'answer', envelope('Unauthorized', 401)];
  begin();
  await becomes('failed');
  expect([state().problem, kept()]).toEqual(['loggedOut', [expect.objectContaining({ id: 'u1' })]]);
  expect(go).toHaveBeenCalledWith(expect.stringContaining('/login'));
  back();
});

test('a file that can be read no more is said to be', async () => {
  const file = fileOf();
  jest.spyOn(file, 'slice').mockImplementation(() => {
    const piece = new NodeBlob(['gone']) as Blob;
    piece.arrayBuffer = () => Promise.reject(new DOMException('moved', 'NotReadableError'));
    return piece;
  });
  begin(file);
  await becomes('failed');
  expect([state().problem, state().id]).toEqual(['unreadable', 'u1']);
});

test('says how fast it goes and how long it still takes', async () => {
  server.fates = ['answer', 'silent'];
  begin();
  await until(() => server.made.length === 2);
  server.hear(1000);
  expect([state().sent, state().speed, state().secondsLeft]).toEqual([1000, null, null]);
  await pass(2000);
  server.hear(200_000);
  const left = Math.ceil((bytes.length - 200_000) / 100_000);
  expect([state().sent, state().speed, state().secondsLeft]).toEqual([200_000, 100_000, left]);
  session.pause();
  expect([state().speed, state().secondsLeft]).toEqual([null, null]);
});

test('what others have written to the storage is no upload of ours', async () => {
  writeStored('uploads', '[{"id":5},null,"x"]');
  begin();
  await becomes('done');
  expect(kept()).toMatchObject([{ id: 'u1' }]);
  writeStored('uploads', '{broken');
  session.use();
  expect(readStored('uploads')).toBeNull();
});
