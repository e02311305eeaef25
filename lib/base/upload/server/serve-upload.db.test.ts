import { describeOnOneEngine } from '@/test/engines';
import { checksumOf, idOf, keptKeys, pieceHeaders, someBytes, useUploadDoor } from '@/test/upload-door';
import { uploadChunk, uploadLimits, uploadPath } from '../codes';
import { keptFor } from '../rules/expiry';

const file = someBytes(300_000);
const encode = (text: string) => Buffer.from(text).toString('base64');

describeOnOneEngine('uploading', (database) => {
  const uploads = useUploadDoor(database);
  const { kept } = uploads;
  const row = (path: string) =>
    database().db.read.selectFrom('upload').selectAll().where('id', '=', idOf(path)).executeTakeFirst();

  test('a file comes in pieces, and says so once with its last byte', async () => {
    const metadata = `filename ${encode('光.mp4')},filetype ${encode('video/mp4')}`;
    const begun = await uploads.door.send('POST', uploadPath, {
      'Upload-Length': String(file.length),
      'Upload-Metadata': metadata,
      'X-Forwarded-Proto': 'https, http',
    });
    expect([begun.status, begun.headers.get('Tus-Resumable')]).toEqual([201, '1.0.0']);
    const expires = Date.parse(begun.headers.get('Upload-Expires') ?? '') - Date.now();
    expect(Math.abs(expires - keptFor)).toBeLessThan(60_000);
    const path = begun.headers.get('Location') ?? '';
    expect(await row(path)).toMatchObject({ owner_id: 'lin', name: '光.mp4', type: 'video/mp4', received: 0, slot: 0 });

    const first = await uploads.door.patch(path, 0, file.subarray(0, 100_000));
    expect([first.status, first.headers.get('Upload-Offset')]).toEqual([204, '100000']);
    const head = await uploads.door.send('HEAD', path);
    expect([head.status, head.headers.get('Upload-Offset'), head.headers.get('Upload-Length')]).toEqual([
      200,
      '100000',
      '300000',
    ]);
    expect(head.headers.get('Cache-Control')).toBe('no-store');
    expect(head.headers.get('Upload-Metadata')).toBe(metadata);
    expect(uploads.finished).toEqual([]);
    const second = await uploads.door.patch(path, 100_000, file.subarray(100_000));
    expect([second.status, second.headers.get('Upload-Offset')]).toEqual([204, '300000']);
    expect(await uploads.door.offset(path)).toBe(300_000);
    expect((await kept(path)).equals(file)).toBe(true);
    expect((await uploads.door.patch(path, 300_000, new Uint8Array())).status).toBe(204);
    expect(uploads.finished).toEqual([idOf(path)]);
  });

  test('says what it understands, and lets no other site ask', async () => {
    const options = await uploads.door.send('OPTIONS', uploadPath);
    const said = (name: string) => options.headers.get(name);
    expect([options.status, said('Tus-Version'), said('Tus-Extension')]).toEqual([
      204,
      '1.0.0',
      'creation,checksum,expiration,termination',
    ]);
    expect([said('Tus-Max-Size'), said('Tus-Checksum-Algorithm')]).toEqual([String(uploadLimits.bytes), 'sha1,sha256']);
    expect(said('Access-Control-Allow-Origin')).toBeNull();
    const path = await uploads.door.begin(file.length);
    for (const method of ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS']) {
      const headers = { Origin: 'https://evil.example', ...pieceHeaders(0), 'Upload-Length': '9' };
      const body = method === 'PATCH' ? file : undefined;
      expect([method, (await uploads.door.send(method, path, headers, body)).status]).toEqual([method, 403]);
    }
    expect(await row(path)).toMatchObject({ received: 0 });
    const own = await uploads.door.patch(path, 0, file, { Origin: 'https://lightfield.example' });
    expect(own.status).toBe(204);
  });

  test.each(['sha1', 'sha256'])(
    'a piece may bring its %s, and is refused whole when that is wrong',
    async (algorithm) => {
      const path = await uploads.door.begin(file.length);
      const [first, rest] = [file.subarray(0, 100_000), file.subarray(100_000)];
      const wrong = await uploads.door.patch(path, 0, first, checksumOf(rest, algorithm));
      expect([wrong.status, await uploads.door.offset(path), await keptKeys()]).toEqual([460, 0, []]);
      const short = await uploads.door.patch(path, 0, first, { 'Upload-Checksum': `${algorithm} AAAA` });
      expect(short.status).toBe(460);
      expect((await uploads.door.patch(path, 0, first, checksumOf(first, algorithm))).status).toBe(204);
      expect((await uploads.door.patch(path, 100_000, rest, checksumOf(rest, algorithm))).status).toBe(204);
      expect((await kept(path)).equals(file)).toBe(true);
    },
  );

  test('a digest of an unknown kind or with too many bytes is refused', async () => {
    const big = Buffer.alloc(uploadChunk.most + 1);
    const path = await uploads.door.begin(big.length);
    for (const header of ['md5 abc', 'sha256', '']) {
      expect([header, (await uploads.door.patch(path, 0, file, { 'Upload-Checksum': header })).status]).toEqual([
        header,
        400,
      ]);
    }
    const refused = await uploads.door.patch(path, 0, big, { ...checksumOf(big), Language: 'en_us' });
    expect([refused.status, await refused.json()]).toEqual([413, expect.objectContaining({ code: 'TooLarge' })]);
    const unannounced = await uploads.door.patch(path, 0, new Blob([big]).stream(), checksumOf(big));
    expect(unannounced.status).toBe(413);
    expect(await uploads.door.offset(path)).toBe(0);
    const largest = big.subarray(1);
    expect((await uploads.door.patch(path, 0, largest, checksumOf(largest))).status).toBe(204);
  });

  test('refuses what is not next, too long, not there or not understood', async () => {
    const path = await uploads.door.begin(file.length);
    await uploads.door.patch(path, 0, file.subarray(0, 1000));
    for (const offset of [0, 999, 1001, 300_000]) {
      expect((await uploads.door.patch(path, offset, file.subarray(0, 10))).status).toBe(409);
    }
    // The answer arrives however large the request's body is.
    const piece = Buffer.alloc(uploadChunk.usual);
    expect((await uploads.door.patch(path, 0, piece)).status).toBe(409);
    expect((await uploads.door.patch(path, 1000, piece)).status).toBe(413);
    expect((await uploads.door.patch(path, -1, file)).status).toBe(400);
    expect((await uploads.door.send('PATCH', path, { 'Upload-Offset': '1000' }, file.subarray(1000))).status).toBe(403);
    expect((await uploads.door.send('HEAD', path, { 'Tus-Resumable': '0.2.2' })).status).toBe(400);
    expect(await uploads.door.offset(path)).toBe(1000);
    for (const method of ['HEAD', 'PATCH', 'DELETE', 'GET']) {
      const headers = method === 'PATCH' ? pieceHeaders(0) : {};
      const body = method === 'PATCH' ? file : undefined;
      for (const id of ['none', '%00']) {
        expect([method, id, (await uploads.door.send(method, `${uploadPath}/${id}`, headers, body)).status]).toEqual([
          method,
          id,
          404,
        ]);
      }
    }
    expect((await uploads.door.send('PUT', path)).status).toBe(405);
  });

  test('refuses to begin what is empty, without a length or over 2 GiB', async () => {
    const begin = (headers: Record<string, string>) => uploads.door.send('POST', uploadPath, headers);
    expect((await begin({ 'Upload-Length': String(uploadLimits.bytes + 1) })).status).toBe(413);
    expect((await begin({ 'Upload-Length': String(uploadLimits.bytes) })).status).toBe(201);
    expect((await begin({})).status).toBe(400);
    expect((await begin({ 'Upload-Defer-Length': '1' })).status).toBe(501);
    expect((await begin({ 'Upload-Length': '1e3' })).status).toBe(400);
    expect((await begin({ 'Upload-Length': '5', 'Upload-Metadata': 'filename ***' })).status).toBe(400);
    const empty = await begin({ 'Upload-Length': '0' });
    expect([empty.status, await empty.json()]).toEqual([
      400,
      { code: '400', message: expect.any(String), fields: [{ field: 'Upload-Length', rule: 'empty' }] },
    ]);
  });

  test('is for who is logged in and may post, and an upload for who began it', async () => {
    const path = await uploads.door.begin(file.length);
    for (const [bearer, status, code] of [
      ['', 401, 'Unauthorized'],
      ['phoneless', 403, 'PhoneNeeded'],
    ] as const) {
      const answer = await uploads.door.send('POST', uploadPath, {
        Authorization: `Bearer ${bearer}`,
        'Upload-Length': '5',
      });
      expect([answer.status, await answer.json()]).toEqual([status, { code, message: expect.any(String) }]);
    }
    const other = { Authorization: 'Bearer wang' };
    expect((await uploads.door.send('HEAD', path, other)).status).toBe(403);
    expect((await uploads.door.patch(path, 0, file, other)).status).toBe(403);
    expect((await uploads.door.send('DELETE', path, other)).status).toBe(403);
    expect(await row(path)).toMatchObject({ received: 0 });
  });

  test('an upload is given up with its bytes, unless something uses it', async () => {
    const path = await uploads.door.begin(file.length);
    await uploads.door.patch(path, 0, file.subarray(0, 1000));
    expect(await keptKeys()).toHaveLength(1);
    expect((await uploads.door.send('DELETE', path)).status).toBe(204);
    expect([await row(path), await keptKeys()]).toEqual([undefined, []]);
    expect((await uploads.door.send('DELETE', path)).status).toBe(404);

    const used = await uploads.door.begin(file.length);
    await database().db.transaction((tx) => tx.updateTable('upload').set({ used_at: 1, slot: null }).execute());
    expect((await uploads.door.send('DELETE', used)).status).toBe(403);
    expect((await uploads.door.patch(used, 0, file)).status).toBe(204);
  });

  test('an upload that is over is gone for its owner', async () => {
    const path = await uploads.door.begin(file.length);
    const old = Date.now() - keptFor - 1;
    await database().db.transaction((tx) => tx.updateTable('upload').set({ touched_at: old }).execute());
    expect((await uploads.door.send('HEAD', path)).status).toBe(410);
    expect((await uploads.door.patch(path, 0, file)).status).toBe(410);
  });
});
