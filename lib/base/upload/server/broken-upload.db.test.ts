import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { checksumOf, idOf, keptKeys, pieceHeaders, someBytes, useUploadDoor } from '@/test/upload-door';
import { uploadChunk, uploadLimits, uploadPath } from '../codes';

const file = someBytes(300_000);

describeOnBothEngines('uploads that break off or meet', (database) => {
  const uploads = useUploadDoor(database);
  const { kept } = uploads;

  test('what came before the connection broke is kept, and not a byte more', async () => {
    const bytes = someBytes(uploadChunk.usual * 2 + 200_000);
    const path = await uploads.door.begin(bytes.length);
    const sent = uploadChunk.usual + 100_000;
    const request = httpRequest(uploads.door.address + path, {
      method: 'PATCH',
      headers: {
        'Tus-Resumable': '1.0.0',
        Authorization: 'Bearer lin',
        ...pieceHeaders(0),
        'Content-Length': String(bytes.length),
      },
    });
    request.on('error', () => {});
    await new Promise<void>((resolve) => request.write(bytes.subarray(0, sent), () => resolve()));
    await eventually(async () => expect(await uploads.door.offset(path)).toBe(uploadChunk.usual));
    await sleep(100);
    request.destroy();
    await eventually(async () => expect(await uploads.door.offset(path)).toBeGreaterThan(uploadChunk.usual));
    const offset = await uploads.door.offset(path);
    expect(offset).toBeLessThanOrEqual(sent);
    expect((await uploads.door.patch(path, offset, bytes.subarray(offset))).status).toBe(204);
    expect((await kept(path)).equals(bytes)).toBe(true);
    expect(uploads.finished).toEqual([idOf(path)]);
  });

  test('of a proven piece that breaks nothing is kept', async () => {
    const path = await uploads.door.begin(file.length);
    const request = httpRequest(uploads.door.address + path, {
      method: 'PATCH',
      headers: {
        'Tus-Resumable': '1.0.0',
        Authorization: 'Bearer lin',
        ...pieceHeaders(0),
        ...checksumOf(file),
        'Content-Length': String(file.length),
      },
    });
    request.on('error', () => {});
    await new Promise<void>((resolve) => request.write(file.subarray(0, 100_000), () => resolve()));
    await sleep(100);
    request.destroy();
    await sleep(100);
    expect([await uploads.door.offset(path), await keptKeys()]).toEqual([0, []]);
  });

  test('of two pieces for one place exactly one counts', async () => {
    for (let round = 0; round < 10; round += 1) {
      const mine = [someBytes(50_000, 7), someBytes(50_000, 8)];
      const path = await uploads.door.begin(100_000);
      const answers = await Promise.all(mine.map((bytes) => uploads.door.patch(path, 0, bytes)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
      const winner = mine[answers.findIndex(({ status }) => status === 204)] as Buffer;
      expect((await kept(path)).equals(winner)).toBe(true);
      const last = someBytes(50_000, 9);
      const ends = await Promise.all(Array.from({ length: 5 }, () => uploads.door.patch(path, 50_000, last)));
      expect(ends.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409, 409]);
      expect((await kept(path)).equals(Buffer.concat([winner, last]))).toBe(true);
      expect(uploads.finished).toEqual([idOf(path)]);
      uploads.finished.length = 0;
      await uploads.door.send('DELETE', path);
    }
    expect(await keptKeys()).toEqual([]);
  });

  test('a last byte that could not be acknowledged does not count', async () => {
    const path = await uploads.door.begin(file.length);
    uploads.failure = new Error('the listener failed');
    const answer = await uploads.door.patch(path, 0, file);
    expect([answer.status, await answer.json()]).toEqual([500, expect.objectContaining({ code: 'Internal' })]);
    expect(await uploads.door.offset(path)).toBe(0);
    uploads.failure = undefined;
    expect((await uploads.door.patch(path, 0, file)).status).toBe(204);
    expect((await kept(path)).equals(file)).toBe(true);
  });

  test('of fifty that one person begins at once there are as many as there are places', async () => {
    const begun = await Promise.all(
      Array.from({ length: 50 }, () => uploads.door.send('POST', uploadPath, { 'Upload-Length': '9' })),
    );
    const statuses = begun.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(uploadLimits.unused).fill(201), ...Array(40).fill(429)]);
    expect(
      (await uploads.door.send('POST', uploadPath, { 'Upload-Length': '9', Authorization: 'Bearer wang' })).status,
    ).toBe(201);
    const path = begun.find(({ status }) => status === 201)?.headers.get('Location') ?? '';
    await uploads.door.send('DELETE', path);
    await uploads.door.begin(9);
  });
});
