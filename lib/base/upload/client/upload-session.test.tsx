import { Blob as NodeBlob } from 'node:buffer';
import { navigateWith } from '@/lib/platform/client/error-path';
import { readStored, writeStored } from '@/lib/platform/client/storage';
import { bytes, fileOf, openUploads } from '@/test/uploads';
import { uploadChunk, uploadLimits } from '../codes';

const { usual } = uploadChunk;
const uploads = openUploads();
const { begin, state, kept, until, becomes, pass } = uploads;

test('a file arrives in pieces with our headers and their digests', async () => {
  writeStored('auth_token', 'abc');
  const phases = new Set<string>();
  begin();
  uploads.session.subscribe(() => phases.add(state().phase));
  await becomes('done');
  expect(uploads.server.uploads.get('u1')?.bytes.equals(bytes)).toBe(true);
  expect(uploads.server.made.map(({ method, bytes: length }) => [method, length])).toEqual([
    ['POST', 0],
    ['PATCH', usual],
    ['PATCH', usual],
    ['PATCH', 1000],
  ]);
  for (const { headers } of uploads.server.made) {
    expect(headers).toMatchObject({ Authorization: 'Bearer abc', Language: 'zh_cn', Platform: 'web', pf: '5' });
  }
  const name = Buffer.from('光.mp4').toString('base64');
  expect(uploads.server.made[0]?.headers['Upload-Metadata']).toBe(`filename ${name},filetype ${btoa('video/mp4')}`);
  expect(state()).toEqual({
    phase: 'done',
    failure: null,
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
  expect(uploads.server.made).toEqual([]);
});

test('says how fast it goes and how long it still takes', async () => {
  uploads.server.fates = ['answer', 'silent'];
  begin();
  await until(() => uploads.server.made.length === 2);
  uploads.server.hear(1000);
  expect([state().sent, state().speed, state().secondsLeft]).toEqual([1000, null, null]);
  await pass(2000);
  uploads.server.hear(200_000);
  const left = Math.ceil((bytes.length - 200_000) / 100_000);
  expect([state().sent, state().speed, state().secondsLeft]).toEqual([200_000, 100_000, left]);
  uploads.session.pause();
  expect([state().speed, state().secondsLeft]).toEqual([null, null]);
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
  uploads.server.fates = [fate];
  begin();
  await becomes('failed');
  expect([state().problem, uploads.server.made.length]).toEqual([problem, 1]);
  uploads.session.resume();
  await becomes('done');
  expect(state().problem).toBeNull();
});

test('a busy server is given the time that it asks for', async () => {
  uploads.server.fates = [envelope('TooManyRequests', 429, { 'Retry-After': '20' }), envelope('Internal', 500)];
  begin();
  await becomes('waiting');
  await pass(19_999);
  expect(uploads.server.made).toHaveLength(1);
  await pass(1);
  await until(() => uploads.server.made.length === 2 && state().phase === 'waiting');
  await pass(1000);
  await becomes('done');
});

test('a login that is over leads to the login, and what was begun is kept for after it', async () => {
  const go = jest.fn();
  const back = navigateWith(go);
  uploads.server.fates = ['answer', 'answer', envelope('Unauthorized', 401)];
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

test('what others have written to the storage is no upload of ours', async () => {
  writeStored('uploads', '[{"id":5},null,"x"]');
  begin();
  await becomes('done');
  expect(kept()).toMatchObject([{ id: 'u1' }]);
  writeStored('uploads', '{broken');
  uploads.session.use();
  expect(readStored('uploads')).toBeNull();
});
