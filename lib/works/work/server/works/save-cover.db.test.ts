import sharp from 'sharp';
import { mediaStorage, readBody } from '@/lib/base/media/port';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { plainPicture } from '@/test/pictures';
import { beginWithPeople, sameFields, worksIn } from '@/test/works';
import { saveCover as contract, workLimits } from '../../contract';
import { removeUnusedFile } from './own-files';
import { removeWork } from './remove-work';
import { saveCover } from './save-cover';
import { saveWork } from './save-work';

const hour = 3_600_000;

describeOnBothEngines('a cover', (database) => {
  useMediaFolder();
  const { add, rowOf, jobs } = worksIn(database);
  const at = (now: number, personId: string | null = 'lin') =>
    testContext(database().db, { now: () => now, caller: personId === null ? null : callerOf(personId) });
  const file = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'cover.jpg');
  const whole = { left: 0, top: 0, width: 900, height: 600 };
  const send = async (over: object = {}, { id = 'work', personId = 'lin' as string | null, now = noon } = {}) =>
    saveCover(at(now, personId), { id, picture: file(await plainPicture('red')), ...whole, ...over });
  const choose = (cover: string, revision = 0, now = noon) =>
    saveWork(at(now), { ...sameFields, id: 'work', revision, cover });
  const isKept = async (key: string) => (await mediaStorage().head(key)) !== null;
  const runAll = async () => {
    const run = { attempt: 1, signal: new AbortController().signal };
    for (const { kind, payload } of await jobs()) {
      if (kind === removeUnusedFile.kind) await removeUnusedFile.run({ ...at(noon), ...run }, JSON.parse(payload));
    }
  };

  beforeEach(() => database().db.transaction(beginWithPeople));
  beforeEach(() => add({ id: 'work', state: 'pending_edit' }, { id: 'other', state: 'pending_edit' }));

  test('is cut to 3:2 and chosen by a save', async () => {
    const sent = await send({ left: 100, top: 30, width: 601, height: 400 });
    expect(contract.data.parse(sent)).toEqual(sent);
    expect(sent.key).toMatch(/^works\/work\/[0-9a-f-]{36}\.jpg$/);
    const kept = await mediaStorage().read(sent.key);
    if (!kept) throw new Error('The cover is not there.');
    expect(await sharp(await readBody(kept)).metadata()).toMatchObject({ width: 600, height: 400, format: 'jpeg' });
    expect(await choose(sent.key)).toMatchObject({ cover: sent.key, thumb: sent.key });
    expect((await choose('', 1)).cover).toBe(sent.key);
  });

  test('is no cover of another work, and no file that is not there', async () => {
    const { key } = await send({}, { id: 'other' });
    const missing = (await send()).key;
    await mediaStorage().remove(missing);
    for (const cover of [key, missing, 'works/work/../other/x.jpg', 'works/work/x.jpg', 'people/lin/a.jpg']) {
      await expect(choose(cover)).rejects.toMatchObject({
        code: '400',
        details: { fields: [{ field: 'cover', rule: 'unknown' }] },
      });
    }
  });

  test('is removed unless it is chosen within a day', async () => {
    const [chosen, forgotten] = [(await send()).key, (await send()).key];
    expect(await jobs()).toMatchObject([{ run_at: noon + 25 * hour }, { run_at: noon + 25 * hour }]);
    await choose(chosen);
    await runAll();
    expect([await isKept(chosen), await isKept(forgotten)]).toEqual([true, false]);
    const { key } = await send();
    await expect(choose(key, 1, noon + 24 * hour)).rejects.toMatchObject({ code: '400' });
    expect(await choose(key, 1, noon + 24 * hour - 1)).toMatchObject({ cover: key });
  });

  test('goes when another one takes its place, and when the work is deleted', async () => {
    const [first, second] = [(await send()).key, (await send()).key];
    await choose(first);
    await choose(second, 1);
    await runAll();
    expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
    await removeWork(at(noon), { id: 'work' });
    await runAll();
    expect(await isKept(second)).toBe(false);
  });

  test.each([
    ['another shape', { width: 900, height: 500 }, 'width', 'ratio'],
    ['too small a part', { width: 501, height: 334 }, 'picture', 'dimensions'],
    ['a part outside of it', { left: 1 }, 'picture', 'dimensions'],
  ])('refuses %s', async (_, over, field, rule) => {
    await expect(send(over)).rejects.toMatchObject({ code: '400', details: { fields: [{ field, rule }] } });
  });

  test('refuses what is too large or no still picture', async () => {
    const large = file(new Uint8Array(workLimits.coverBytes + 1));
    await expect(send({ picture: large })).rejects.toMatchObject({ code: 'TooLarge' });
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '']) {
      await expect(send({ picture: file(Buffer.from(text)) })).rejects.toMatchObject({ code: 'UnsupportedMediaType' });
    }
    expect(await rowOf('work')).toMatchObject({ cover: 'works/old.jpg' });
  });

  test('refuses another user and a visitor, and keeps nothing of what they sent', async () => {
    await expect(send({}, { personId: 'mo' })).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(send({}, { personId: null })).rejects.toMatchObject({ code: 'Unauthorized' });
    const keys: string[] = [];
    for await (const key of mediaStorage().list('')) keys.push(key);
    expect(keys).toEqual([]);
  });
});
