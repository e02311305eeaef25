import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { mediaStorage } from '@/lib/base/media/port';
import { DiskStorage } from '@/lib/base/media/server/disk-storage';
import { createMedia, type Media } from '@/lib/base/media/server/media';
import { createDoor } from '@/lib/platform/server/api/door';
import type { Caller } from '@/lib/platform/server/context';
import { allBlocks, allNotices, allThings, callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { plainPicture } from '@/test/pictures';
import { insertRows, personRow } from '@/test/rows';
import { pictureMaxBytes } from '../contract';
import { removeOwnPictures } from './own-pictures';
import { personRoutes } from './routes';
import { savePicture } from './save-picture';

describeOnBothEngines('saving an own picture', (database) => {
  const slot = globalThis as typeof globalThis & { lightfieldMedia?: Media };
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lightfield-media-'));
    slot.lightfieldMedia = createMedia(new DiskStorage(folder));
  });
  afterAll(async () => {
    slot.lightfieldMedia = undefined;
    await rm(folder, { recursive: true });
  });
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['person', 'job', 'page_invalidation'] as const) await tx.deleteFrom(table).execute();
      const erased = personRow({ id: 'erased', nickname_key: 'erased:erased', erased_at: noon });
      await insertRows(tx, 'person', [
        personRow({ id: 'lin', avatar: 'avatars/lin.jpg' }),
        personRow({ id: 'mo' }),
        erased,
      ]);
    }),
  );

  const as = (caller: Caller | null) => testContext(database().db, { caller });
  const file = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'picture.jpg', { type: 'image/jpeg' });
  const save = async (kind: 'avatar' | 'banner', bytes: Uint8Array, caller: Caller | null = callerOf('lin')) =>
    savePicture(as(caller), { kind, picture: file(bytes) });
  const face = () => plainPicture('red', { width: 280, height: 280 });
  const jobs = () => database().db.read.selectFrom('job').select(['kind', 'payload', 'run_at']).execute();
  const tags = async () =>
    (await database().db.read.selectFrom('page_invalidation').select('tag').execute()).map((row) => row.tag).sort();
  const keysOf = async (personId: string) => {
    const keys: string[] = [];
    for await (const key of mediaStorage().list(`people/${personId}/`)) keys.push(key);
    return keys;
  };

  test('keeps it under a key of its own, and renews the pages that show it', async () => {
    const info = await save('avatar', await face());
    expect(info.avatar).toMatch(/^people\/lin\/[0-9a-f-]{36}\.jpg$/);
    expect(await mediaStorage().head(info.avatar ?? '')).not.toBeNull();
    expect(await tags()).toEqual(['person:authors', 'person:lin']);
    expect(info.banner).toBeNull();
  });

  test('a banner is no concern of lists, and must be wide', async () => {
    const tooSmall = save('banner', await plainPicture('red', { width: 1439, height: 900 }));
    await expect(tooSmall).rejects.toMatchObject({
      code: '400',
      details: { fields: [{ field: 'picture', rule: 'dimensions' }] },
    });
    const info = await save('banner', await plainPicture('red', { width: 1440, height: 250 }));
    expect(info).toMatchObject({ avatar: 'avatars/lin.jpg', banner: expect.stringMatching(/^people\/lin\//) });
    expect(await tags()).toEqual(['person:lin']);
  });

  test('the former one goes; one that was not sent stays for good', async () => {
    const first = (await save('avatar', await face())).avatar;
    expect(await jobs()).toEqual([]);
    await save('avatar', await face());
    const payload = JSON.stringify({ prefix: first });
    expect(await jobs()).toEqual([{ kind: 'person.remove-pictures', payload, run_at: noon }]);
    const run = { attempt: 1, signal: new AbortController().signal };
    await removeOwnPictures.run({ ...testContext(database().db), ...run }, JSON.parse(payload));
    expect(await mediaStorage().head(first ?? '')).toBeNull();
  });

  test('of several at once the last one stands, and every other one is to be removed', async () => {
    const before = new Set(await keysOf('lin'));
    const bytes = await face();
    await Promise.all(Array.from({ length: 5 }, () => save('avatar', bytes)));
    const row = await database()
      .db.read.selectFrom('person')
      .select('avatar')
      .where('id', '=', 'lin')
      .executeTakeFirstOrThrow();
    const removed = (await jobs()).map(({ payload }) => JSON.parse(payload).prefix);
    const added = (await keysOf('lin')).filter((key) => !before.has(key));
    expect([...removed, row.avatar].sort()).toEqual(added.sort());
  });

  test('refuses a visitor, who has no phone, and who is gone; nothing is left of what they sent', async () => {
    const phoneless = callerOf('mo', { hasPhone: false });
    await expect(save('avatar', await face(), null)).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(save('avatar', await face(), phoneless)).rejects.toMatchObject({ code: 'PhoneNeeded' });
    for (const id of ['erased', 'nobody']) {
      await expect(save('avatar', await face(), callerOf(id))).rejects.toMatchObject({ code: 'Unauthorized' });
      expect(await keysOf(id)).toEqual([]);
    }
  });

  test('refuses what is too large or no picture, and keeps the former one', async () => {
    await expect(save('avatar', new Uint8Array(pictureMaxBytes + 1))).rejects.toMatchObject({ code: 'TooLarge' });
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '']) {
      await expect(save('avatar', Buffer.from(text))).rejects.toMatchObject({ code: 'UnsupportedMediaType' });
    }
    const row = await database()
      .db.read.selectFrom('person')
      .select('avatar')
      .where('id', '=', 'lin')
      .executeTakeFirst();
    expect(row).toEqual({ avatar: 'avatars/lin.jpg' });
  });

  test('comes as multipart, with nothing in it that names another person', async () => {
    const door = createDoor({
      routes: personRoutes,
      db: database().db,
      now: () => noon,
      log: pino({ level: 'silent' }),
      limiter: { check: async () => ({ allowed: true }) },
      emit: async () => {},
      things: allThings,
      notices: allNotices,
      blocks: allBlocks,
      sessionCookie: 'session',
      findCaller: async () => callerOf('lin'),
      wasEndedElsewhere: async () => false,
      observe: () => {},
      siteUrl: 'http://localhost',
    });
    const send = (fields: Record<string, string | File>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return door.request('/api/person/picture', { method: 'POST', headers: { Authorization: 'Bearer token' }, body });
    };
    const picture = file(await face());
    const answer = await send({ kind: 'avatar', picture, userId: 'mo', personId: 'mo' });
    expect((await answer.json()).data.avatar).toMatch(/^people\/lin\//);
    expect((await send({ kind: 'cover', picture })).status).toBe(400);
    expect((await send({ kind: 'avatar', picture: 'text' })).status).toBe(400);
    expect(await keysOf('mo')).toEqual([]);
  });
});
