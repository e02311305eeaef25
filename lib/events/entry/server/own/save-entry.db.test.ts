import { millisecondsInDay } from 'date-fns/constants';
import { mediaStorage } from '@/lib/base/media/port';
import type { JobContext } from '@/lib/platform/server/jobs/define-job';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { entryScene } from '@/test/entries';
import { useMediaFolder } from '@/test/media-folder';
import { broken } from '@/test/own-activities';
import { plainPicture } from '@/test/pictures';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { entryLimits } from '../../codes';
import type { EntryFields } from '../../contract';
import { entryPictures } from '../entry-pictures';
import { beginEntry } from './begin-entry';
import { findOwnEntries } from './find-own-entries';
import { removeEntryPictures, removeUnusedEntryPictures } from './own-pictures';
import { getOwnEntry } from './read-draft';
import { removeEntry } from './remove-entry';
import { saveEntry } from './save-entry';
import { saveEntryPicture } from './save-entry-picture';

const ids = Array.from(
  { length: 30 },
  (_, index) => `0d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c${String(index).padStart(2, '0')}`,
);

describeOnBothEngines('writing an entry', (database) => {
  const scene = entryScene(database);
  const { as, contest, draft, rowOf, work, entered, read } = scene;
  useMediaFolder();

  beforeAll(() => scene.begin(['lin', 'mo', 'ai']));
  beforeEach(scene.beginAnew);

  const begin = (name: string, clientId = ids[0] ?? '', personId = 'lin', workId = '') =>
    beginEntry(as(personId), { clientId, name, workId });
  const bare: EntryFields = {
    ...{ workId: '', categoryId: '', mode: 'individual', teamName: '', pictures: [] },
    ...{ titleZh: '', titleEn: '', introZh: '', introEn: '' },
  };
  const save = (id: string, revision: number, fields: Partial<EntryFields> = {}, personId = 'lin') =>
    saveEntry(as(personId), { ...bare, ...fields, id, revision });
  const put = async (id: string, personId = 'lin') => {
    const picture = new File([new Uint8Array(await plainPicture('red', { width: 60, height: 40 }))], 'lin-at-home.png');
    return (await saveEntryPicture(as(personId), { id, picture })).key;
  };
  const stored = async () => (await Array.fromAsync(mediaStorage().list('entries/'))).sort();
  /** Does what waits to be removed, two days later. */
  async function twoDaysLater() {
    const context: JobContext = { ...scene.job(), now: () => noon + 2 * millisecondsInDay };
    for (const job of [removeUnusedEntryPictures, removeEntryPictures]) {
      const waiting = await read().selectFrom('job').selectAll().where('kind', '=', job.kind).execute();
      for (const { payload } of waiting) await job.run(context, job.payload.parse(JSON.parse(payload)) as never);
    }
  }

  test('begins with a work of its own or none; begun twice it is one; of two people it is who was first', async () => {
    const [name, workId] = [await contest(), await work('lin')];
    const begun = await begin(name, ids[0], 'lin', workId);
    expect(begun).toMatchObject({
      id: ids[0],
      workId,
      state: 'draft',
      isEditable: true,
      number: null,
      payBefore: null,
    });
    expect(begun.contest).toMatchObject({ name, phase: 'open' });
    expect(await begin(name)).toMatchObject({ workId });
    await expect(begin(name, ids[0], 'mo')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(begin(name, ids[1], 'mo', workId)).rejects.toMatchObject(broken(['workId', 'unknown']));
    const both = await settled(['lin', 'mo', 'lin', 'mo'].map((personId) => begin(name, ids[2], personId)));
    expect(both.toSorted()).toEqual(['NullPointer', 'NullPointer', 'done', 'done']);
  });

  test('begins only while works are taken, and so often at most', async () => {
    await expect(begin('nothing', ids[3])).rejects.toMatchObject({ code: 'NullPointer' });
    const later = { enrol_start_at: noon + 1, enrol_end_at: noon + millisecondsInDay };
    await expect(begin(await contest(0, later), ids[3])).rejects.toMatchObject({ code: 'EntryClosed' });
    const gone = await contest();
    await scene.cancel(gone);
    await expect(begin(gone, ids[3])).rejects.toMatchObject({ code: 'EventCanceled' });
    const name = await contest();
    const many = ids.slice(4, 4 + entryLimits.perPerson + 2);
    const ends = await settled(many.map((id) => begin(name, id, 'ai')));
    expect(ends.filter((end) => end === 'ListFull')).toHaveLength(2);
  });

  test('keeps what is written, and of two saves at once one', async () => {
    const [name, workId] = [await contest(), await work('lin')];
    const id = await draft('lin', name);
    const written = { workId, categoryId: `${name}-film`, mode: 'team', teamName: '夜行', titleEn: 'A lamp' } as const;
    const ends = await settled([save(id, 1, written), save(id, 1, written)]);
    expect(ends.toSorted()).toEqual(['Changed', 'done']);
    expect(await getOwnEntry(as('lin'), { id })).toMatchObject({ ...bare, ...written, revision: 2, title: 'A lamp' });
  });

  test('refuses what does not exist, another person, and what is sent', async () => {
    const [name, foreign] = [await contest(), await work('mo')];
    const id = await draft('lin', name);
    await expect(save(id, 1, { workId: foreign })).rejects.toMatchObject(broken(['workId', 'unknown']));
    const faults = broken(['categoryId', 'unknown'], ['pictures.0', 'unknown']);
    await expect(save(id, 1, { categoryId: 'none', pictures: ['entries/x/1.jpg'] })).rejects.toMatchObject(faults);
    await expect(save(id, 1, {}, 'mo')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(getOwnEntry(as('mo'), { id })).rejects.toMatchObject({ code: 'NullPointer' });
    const sent = await entered('lin', name);
    await expect(save(sent, 2)).rejects.toMatchObject({ code: 'Changed' });
    scene.pass(8 * millisecondsInDay);
    await expect(save(id, 1)).rejects.toMatchObject({ code: 'EntryClosed' });
  });

  test('a draft is deleted with its pictures; what was sent is not', async () => {
    const name = await contest();
    const id = await draft('lin', name);
    await put(id);
    await expect(removeEntry(as('mo'), { id })).rejects.toMatchObject({ code: 'NullPointer' });
    await removeEntry(as('lin'), { id });
    await twoDaysLater();
    expect(await stored()).toEqual([]);
    const sent = await entered('lin', name);
    await expect(removeEntry(as('lin'), { id: sent })).rejects.toMatchObject({ code: 'Changed' });
  });

  test('lists the latest first, by pages; of one contest or one work alone', async () => {
    const find = (query: Partial<Parameters<typeof findOwnEntries>[1]>) =>
      findOwnEntries(as('ai'), { pageIndex: 1, pageSize: 20, contestId: '', workId: '', ...query });
    const { list, hasNextPage } = await find({ pageIndex: 2, pageSize: 8 });
    expect([list.length, hasNextPage]).toEqual([8, true]);
    const [name, workId] = [await contest(), await work('ai')];
    const drafts = [await draft('ai', name, { workId }), await draft('ai', name)];
    expect((await find({ contestId: name })).list.map(({ id }) => id).toSorted()).toEqual(drafts.toSorted());
    expect((await find({ workId })).list.map(({ id }) => id)).toEqual(drafts.slice(0, 1));
  });

  describe('with pictures', () => {
    test('that tell nothing of who made them, and are removed where they are not used', async () => {
      const id = await draft('lin', await contest());
      const [used, unused] = [await put(id), await put(id)];
      expect(used).toMatch(new RegExp(`^entries/${id}/[0-9a-f-]{36}\\.jpg$`));
      expect(await save(id, 1, { pictures: [used] })).toMatchObject({ pictures: [used], thumb: used });
      await expect(save(id, 2, { pictures: [used, used] })).rejects.toMatchObject(broken(['pictures.1', 'repeated']));
      await twoDaysLater();
      expect([await stored(), unused === used]).toEqual([[used], false]);
    });

    test('so many at most, and for its entrant alone', async () => {
      const id = await draft('lin', await contest());
      await database().db.transaction((tx) =>
        insertRows(
          tx,
          'contest_entry_picture',
          Array.from({ length: entryLimits.picturesKept - 1 }, (_, index) => ({
            ...{ key: `entries/${id}/${index}.jpg`, entry_id: id, added_at: noon },
          })),
        ),
      );
      const ends = await settled([put(id), put(id), put(id)]);
      expect(ends.toSorted()).toEqual(['ListFull', 'ListFull', 'done']);
      await expect(put(id, 'mo')).rejects.toMatchObject({ code: 'NullPointer' });
      const large = new File([new Uint8Array(entryLimits.pictureBytes + 1)], 'a');
      await expect(saveEntryPicture(as('lin'), { id, picture: large })).rejects.toMatchObject({ code: 'TooLarge' });
      const before = await stored();
      const none = new File(['<svg/>'], 'a.svg');
      await expect(
        saveEntryPicture(as('lin'), { id: await draft('lin', await contest()), picture: none }),
      ).rejects.toMatchObject({
        code: 'UnsupportedMediaType',
      });
      expect(await stored()).toEqual(before);
    });

    test('that are for its people and its desk, and public once it is shown', async () => {
      const name = await contest(0, { works_at: noon + 1000 });
      const id = await draft('lin', name);
      const key = await put(id);
      await save(id, 1, { ...(await fieldsOf(id)), pictures: [key] });
      const isFor = (personId: string) => entryPictures.isFor?.(read(), key, callerOf(personId));
      const isPublic = (now = noon + 1000, of = key) =>
        entryPictures.isPublic({ db: database().db, now: () => now }, of);
      expect([await isFor('lin'), await isFor('organiser'), await isFor('mo')]).toEqual([true, false, false]);
      await scene.send('lin', id);
      expect([await isFor('organiser'), await isPublic()]).toEqual([true, false]);
      await scene.check(id);
      expect([await isPublic(noon + 999), await isPublic()]).toEqual([false, true]);
      expect(await isPublic(noon + 1000, `entries/${id}/other.jpg`)).toBe(false);
    });
  });

  async function fieldsOf(id: string): Promise<EntryFields> {
    const row = await rowOf(id);
    return {
      ...{ workId: row.work_id ?? '', categoryId: row.category_id ?? '', mode: row.mode, teamName: row.team_name },
      ...{ titleZh: row.title_zh, titleEn: row.title_en, introZh: row.intro_zh, introEn: row.intro_en, pictures: [] },
    };
  }
});
