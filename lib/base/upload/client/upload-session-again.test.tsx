import { bytes, fileOf, openUploads } from '@/test/uploads';
import { uploadChunk } from '../codes';

const { usual } = uploadChunk;
const day = 24 * 3_600_000;
const uploads = openUploads();
const { begin, state, kept, until, becomes, pass } = uploads;

test('a lost connection is taken up by itself where the server is, with pauses that grow and pieces that shrink', async () => {
  uploads.server.fates = ['answer', 'answer', 'lost', 'lost', { status: 502 }, 'answer', 'lost'];
  begin();
  await becomes('waiting');
  expect([state().speed, state().problem]).toEqual([null, null]);
  expect(uploads.server.made).toHaveLength(3);
  await pass(499);
  expect(uploads.server.made).toHaveLength(3);
  await pass(1);
  await until(() => uploads.server.made.length === 4 && state().phase === 'waiting');
  await pass(999);
  expect(uploads.server.made).toHaveLength(4);
  await pass(1);
  await until(() => uploads.server.made.length === 5 && state().phase === 'waiting');
  await pass(2000);
  await until(() => uploads.server.made.length === 7 && state().phase === 'waiting');
  expect(uploads.server.made.slice(3).map(({ method, bytes: length }) => [method, length])).toEqual([
    ['HEAD', 0],
    ['HEAD', 0],
    ['HEAD', 0],
    ['PATCH', usual / 8],
  ]);
  await pass(4000);
  await becomes('done');
  expect(uploads.server.uploads.get('u1')?.bytes.equals(bytes)).toBe(true);
  expect(uploads.server.asked('POST')).toHaveLength(1);
});

test('after a piece came over the pauses begin anew', async () => {
  uploads.server.fates = ['answer', 'lost', 'answer', 'answer', 'lost'];
  begin();
  await becomes('waiting');
  await pass(500);
  await until(() => uploads.server.made.length === 5 && state().phase === 'waiting');
  await pass(500);
  await becomes('done');
  expect(uploads.server.uploads.get('u1')?.bytes.equals(bytes)).toBe(true);
});

test('a browser without a network waits for it, and goes on at once', async () => {
  uploads.server.fates = ['answer', 'lost'];
  begin();
  uploads.isOnline = false;
  await becomes('waiting');
  await pass(30_000);
  expect(uploads.server.made).toHaveLength(2);
  uploads.isOnline = true;
  dispatchEvent(new Event('online'));
  await becomes('done');
});

test('a connection that says nothing any more is given up', async () => {
  uploads.server.fates = ['answer', 'silent'];
  begin();
  await until(() => uploads.server.made.length === 2);
  await pass(39_000);
  expect(state().phase).toBe('sending');
  await pass(1000);
  expect(state().phase).toBe('waiting');
  await pass(500);
  await becomes('done');
  expect(uploads.server.uploads.get('u1')?.bytes.equals(bytes)).toBe(true);
});

test('bytes that were damaged in transit are sent again, but not for ever', async () => {
  const spoilt = { status: 460, body: 'Checksum Mismatch' };
  uploads.server.fates = ['answer', spoilt];
  begin();
  await becomes('waiting');
  await pass(500);
  await becomes('done');
  uploads.session.stop();

  uploads.server.fates = ['answer', spoilt, 'answer', spoilt, 'answer', spoilt, 'answer', spoilt, 'answer', spoilt];
  uploads.server.made.length = 0;
  begin(fileOf(bytes, 'other.mp4'));
  for (let tries = 0; state().phase !== 'failed' && tries < 20; tries += 1) {
    await until(() => state().phase !== 'sending');
    await pass(10_000);
  }
  expect([state().problem, uploads.server.asked('PATCH').length]).toEqual(['refused', 5]);
});

test('a pause stops it at once, and it goes on from there', async () => {
  uploads.server.fates = ['answer', 'answer', 'silent'];
  begin();
  await until(() => uploads.server.made.length === 3);
  uploads.session.pause();
  expect([state().phase, state().speed]).toEqual(['paused', null]);
  await pass(3_600_000);
  expect(uploads.server.made).toHaveLength(3);
  uploads.session.resume();
  await becomes('done');
  expect(uploads.server.made[3]).toMatchObject({ method: 'HEAD', id: 'u1' });
  expect(uploads.server.uploads.get('u1')?.bytes.equals(bytes)).toBe(true);
  uploads.session.pause();
  uploads.session.resume();
  expect(state().phase).toBe('done');
});

test('given up it is gone on the server too, and the file is a new one', async () => {
  uploads.server.fates = ['answer', 'answer', 'silent'];
  begin();
  await until(() => uploads.server.made.length === 3);
  await uploads.session.cancel();
  expect([state().phase, uploads.server.uploads.size, kept()]).toEqual(['canceled', 0, []]);
  begin();
  await becomes('done');
  expect(uploads.server.asked('POST')).toHaveLength(2);
});

test('given up while the network is gone, it is forgotten here at least', async () => {
  uploads.server.fates = ['answer', 'lost', 'lost'];
  begin();
  await becomes('waiting');
  await uploads.session.cancel();
  expect([state().phase, kept()]).toEqual(['canceled', []]);
});

describe('after its page was closed', () => {
  beforeEach(async () => {
    uploads.server.fates = ['answer', 'answer', 'silent'];
    begin();
    await until(() => uploads.server.made.length === 3);
    uploads.session.stop();
    uploads.server.made.length = 0;
  });

  test('the same file picked again goes on', async () => {
    begin(fileOf());
    expect(state().id).toBe('u1');
    await becomes('done');
    expect(uploads.server.made[0]).toMatchObject({ method: 'HEAD', id: 'u1' });
    expect(uploads.server.asked('POST')).toEqual([]);
    expect(uploads.server.uploads.get('u1')?.bytes.equals(bytes)).toBe(true);
  });

  test.each([
    ['of another name', () => begin(fileOf(bytes, 'b.mp4'))],
    ['of another length', () => begin(fileOf(bytes.subarray(1)))],
    ['of another person', () => begin(fileOf(), { personId: 'wang' })],
  ])('a file %s is another upload', async (_, again) => {
    again();
    expect(state().id).toBeNull();
    await becomes('done');
    expect([state().id, uploads.server.asked('POST')]).toEqual(['u2', [expect.anything()]]);
  });

  test.each([403, 404, 410])('what the server has no longer (%i) is begun anew', async (status) => {
    uploads.server.fates = [{ status, body: 'Forbidden' }];
    begin();
    await becomes('done');
    expect([state().id, state().isUsed]).toEqual(['u2', false]);
    expect(uploads.server.uploads.get('u2')?.bytes.equals(bytes)).toBe(true);
    expect(kept()).toMatchObject([{ id: 'u2' }]);
  });

  test('what was used meanwhile is said to be', async () => {
    uploads.session.use();
    begin();
    expect([state().id, state().isUsed]).toEqual(['u1', true]);
    await becomes('done');
    expect(kept()).toEqual([]);
    begin();
    expect([state().id, state().isUsed]).toEqual([null, false]);
    uploads.session.stop();
  });

  test('whole and not used yet it is not sent again', async () => {
    begin();
    await becomes('done');
    uploads.server.made.length = 0;
    begin();
    await becomes('done');
    expect(uploads.server.made.map(({ method }) => method)).toEqual(['HEAD']);
    uploads.session.use();
    expect(kept()).toEqual([]);
  });

  test('for a work that is there it goes on, unless another one has it', async () => {
    begin(fileOf(), { personId: 'lin', isForWork: true });
    expect(state().id).toBe('u1');
    uploads.session.use();
    uploads.session.stop();
    begin(fileOf(), { personId: 'lin', isForWork: true });
    expect(state().id).toBeNull();
    await becomes('done');
    expect([state().id, state().isUsed]).toEqual(['u2', false]);
  });

  test('two weeks later it is forgotten', async () => {
    await pass(14 * day);
    begin();
    expect(state().id).toBeNull();
    uploads.session.stop();
  });
});

describe('an upload that a work waits for', () => {
  const again = (file = fileOf()) => begin(file, { personId: 'lin', id: 'w1' });

  test('goes on with the file that is picked', async () => {
    uploads.server.uploads.set('w1', { length: bytes.length, bytes: bytes.subarray(0, 100) });
    again();
    await becomes('done');
    expect(uploads.server.uploads.get('w1')?.bytes.equals(bytes)).toBe(true);
    expect([state().isUsed, kept()]).toEqual([true, []]);
  });

  test('refuses a file of another length', async () => {
    uploads.server.uploads.set('w1', { length: 5, bytes: Buffer.alloc(0) });
    again();
    await becomes('failed');
    expect([state().problem, uploads.server.asked('PATCH')]).toEqual(['otherFile', []]);
  });

  test('is not begun anew when it is gone', async () => {
    again();
    await becomes('failed');
    expect([state().problem, uploads.server.asked('POST')]).toEqual(['gone', []]);
  });
});
