import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { mediaStorage } from '@/lib/base/media/port';
import { DiskStorage } from '@/lib/base/media/server/disk-storage';
import { createMedia, type Media } from '@/lib/base/media/server/media';
import type { Caller } from '@/lib/platform/server/context';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { topicsIn } from '@/test/own-topics';
import { plainPicture } from '@/test/pictures';
import { settled } from '@/test/settled';
import { type TopicPictureKind, topicLimits } from '../../codes';
import { topicPictures } from '../topic-pictures';
import { saveTopicPicture } from './save-topic-picture';

describeOnBothEngines('the pictures of a channel', (database) => {
  const slot = globalThis as typeof globalThis & { lightfieldMedia?: Media };
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(joinPath(tmpdir(), 'lightfield-media-'));
    slot.lightfieldMedia = createMedia(new DiskStorage(folder));
  });
  afterAll(async () => {
    slot.lightfieldMedia = undefined;
    await rm(folder, { recursive: true });
  });

  const { as, begin, add, join, rowOf, removed, tags } = topicsIn(database);
  const wide = () => plainPicture('red', { width: 1160, height: 330 });
  const save = (
    id: string,
    bytes: Uint8Array,
    { kind = 'background', revision = 0, caller = 'lin' }: Partial<Asked> = {},
  ) => saveTopicPicture(as(caller), { id, revision, kind, picture: new File([new Uint8Array(bytes)], 'a.jpg') });
  interface Asked {
    kind: TopicPictureKind;
    revision: number;
    caller: string | Caller | null;
  }
  const banners = () => database().db.read.selectFrom('topic_banner').selectAll().execute();
  const kept = async () => {
    const keys: string[] = [];
    for await (const key of mediaStorage().list('topics/')) keys.push(key);
    return keys;
  };
  const sees = async (key: string | null, caller: Caller) => {
    const isPublic = await topicPictures.isPublic({ db: database().db, now: () => noon }, key ?? '');
    if (isPublic) return 'everybody';
    return (await topicPictures.isFor?.(database().db.read, key ?? '', caller)) ? 'them' : 'nobody';
  };

  beforeEach(begin);
  beforeEach(async () => {
    for (const key of await kept()) await mediaStorage().remove(key);
    await add(
      { id: 'draft', thumb: null, background: null },
      { id: 'public', state: 'verified', verified_at: noon, name_key: 'p', creator_id: 'mo' },
    );
    await join('public', 'lin', 'host');
  });

  test('of a draft are its maker’s and the reviewers’ alone; a banner is the first of its banners', async () => {
    const { background } = await save('draft', await wide());
    const { banner } = await save('draft', await wide(), { kind: 'banner', revision: 1 });
    const third = await save('draft', await wide(), { kind: 'banner', revision: 2 });
    expect(background).toMatch(/^topics\/draft\/[0-9a-f-]{36}\.jpg$/);
    expect(third).toMatchObject({ background, revision: 3 });
    expect(await banners()).toMatchObject([
      { topic_id: 'draft', image: third.banner, type: null, is_online: 1, position: 0 },
    ]);
    expect(await removed()).toEqual([banner]);
    for (const key of [background, third.banner]) {
      expect(await sees(key, callerOf('lin'))).toBe('them');
      expect(await sees(key, callerOf('re', { staff: 'reviewer' }))).toBe('them');
      expect(await sees(key, callerOf('mo'))).toBe('nobody');
    }
    expect(await tags()).toEqual([]);
  });

  test('of a public channel change at once; its banners are kept elsewhere', async () => {
    const { thumb } = await save('public', await plainPicture('red', { width: 140, height: 140 }), { kind: 'thumb' });
    expect(await sees(thumb, callerOf('mo'))).toBe('everybody');
    expect(await removed()).toEqual(['topics/public/t.jpg']);
    expect(await tags()).toEqual(expect.arrayContaining(['topic:public', 'topic:lists']));
    await expect(save('public', await wide(), { kind: 'banner', revision: 1 })).rejects.toMatchObject({
      code: '400',
      details: { fields: [{ field: 'kind', rule: 'fixed' }] },
    });
  });

  test('too small, too large, or none are refused, and nothing of them is kept', async () => {
    const small = plainPicture('red', { width: 1159, height: 330 });
    await expect(save('draft', await small)).rejects.toMatchObject({
      details: { fields: [{ field: 'picture', rule: 'dimensions' }] },
    });
    const large = new Uint8Array(topicLimits.pictureBytes + 1);
    await expect(save('draft', large)).rejects.toMatchObject({ code: 'TooLarge' });
    await expect(save('draft', Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'UnsupportedMediaType' });
    await expect(save('draft', await wide(), { revision: 4 })).rejects.toMatchObject({ code: 'Changed' });
    expect(await kept()).toEqual([]);
    expect(await rowOf('draft')).toMatchObject({ background: null, revision: 0 });
  });

  test.each([
    ['a visitor', null, 'Unauthorized'],
    ['who has no phone', callerOf('lin', { hasPhone: false }), 'PhoneNeeded'],
    ['somebody else', callerOf('mo'), 'NullPointer'],
  ])('are not for %s', async (_, caller, code) => {
    await expect(save('draft', await wide(), { caller })).rejects.toMatchObject({ code });
  });

  test('of five at once one stands, and nothing is kept of the others', async () => {
    const bytes = await wide();
    const ends = await settled(Array.from({ length: 5 }, () => save('draft', bytes)));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(new Set(ends)).toEqual(new Set(['done', 'Changed']));
    expect(await kept()).toEqual([(await rowOf('draft'))?.background]);
  });
});
