import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { beginWithPeople, worksIn } from '@/test/works';
import { workDraft, workLimits } from '../../contract';
import { createWork } from './create-work';
import { removeWork } from './remove-work';

describeOnBothEngines('making a draft of an upload', (database) => {
  const { as, jobs } = worksIn(database);
  const make = (uploadId: string, personId: string | null = 'lin', language: 'zh' | 'en' = 'zh') =>
    createWork(as(personId, language), { uploadId });
  const upload = (id: string, received: number, owner_id = 'lin') => {
    const times = { created_at: noon, touched_at: noon, used_at: null };
    return { id, owner_id, name: '夜_之 光.final.MP4', type: 'video/mp4', bytes: 200, received, slot: null, ...times };
  };
  const works = () => database().db.read.selectFrom('video').select('id').execute();
  const source = (id: string) =>
    database().db.read.selectFrom('video_source').selectAll().where('video_id', '=', id).executeTakeFirstOrThrow();

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      await beginWithPeople(tx);
      await insertRows(tx, 'upload', [upload('whole', 200), upload('half', 101), upload('theirs', 200, 'mo')]);
    }),
  );

  test('gives it the name of the file, and says how far that has come', async () => {
    const draft = await make('half');
    expect(workDraft.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({
      titleZh: '夜 之 光.final',
      titleEn: '',
      state: 'pending_edit',
      revision: 0,
      isOriginal: '',
      cover: '',
      uploadId: 'half',
      processing: { state: 'uploading', progress: 50, problem: null },
    });
    expect(await jobs()).toEqual([]);
  });

  test('names it in the language of the version', async () => {
    expect(await make('half', 'lin', 'en')).toMatchObject({ titleZh: '', titleEn: '夜 之 光.final' });
  });

  test('begins with the file at once when all of it is here', async () => {
    const draft = await make('whole');
    expect(draft).toMatchObject({ processing: { state: 'waiting' }, uploadId: null });
    expect(await jobs()).toMatchObject([
      { kind: 'video.process', payload: JSON.stringify({ videoId: draft.id, uploadId: 'whole' }) },
    ]);
  });

  test('the same upload gives the same draft, also once its bytes were taken over', async () => {
    const first = await make('whole');
    expect((await make('whole')).id).toBe(first.id);
    await database().db.transaction(async (tx) => {
      await tx.updateTable('video_source').set({ upload_id: null, state: 'ready' }).execute();
      await tx.deleteFrom('upload').where('id', '=', 'whole').execute();
    });
    expect((await make('whole')).id).toBe(first.id);
    expect(await works()).toHaveLength(1);
  });

  test('asked for many times at once, one draft is made and worked on once', async () => {
    const drafts = await Promise.all(Array.from({ length: 20 }, () => make('whole')));
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
    expect(await works()).toHaveLength(1);
    expect(await jobs()).toHaveLength(1);
    expect(await source(drafts[0]?.id ?? '')).toMatchObject({ name: '夜_之 光.final.MP4', bytes: 200 });
  });

  test('one person has so many that are not public, also when more are made at once; what is there is given again', async () => {
    const { unpublished } = workLimits;
    const ids = Array.from({ length: unpublished + 5 }, (_, index) => `film ${index}`);
    await database().db.transaction((tx) =>
      insertRows(
        tx,
        'upload',
        ids.map((id) => upload(id, 1)),
      ),
    );
    const ends = await settled(ids.map((id) => make(id)));
    expect(ends.toSorted()).toEqual([...Array(5).fill('TooManyDrafts'), ...Array(unpublished).fill('done')]);
    const [kept, other] = (await works()).map(({ id }) => id);
    expect((await make(kept ?? '')).id).toBe(kept);
    await make('theirs', 'mo');
    const refused = ids[ends.indexOf('TooManyDrafts')] ?? '';
    await removeWork(as('lin'), { id: other ?? '' });
    expect((await make(refused)).id).toBe(refused);
  });

  test('a deleted one does not come back', async () => {
    const { id } = await make('whole');
    await removeWork(as('lin'), { id });
    await expect(make('whole')).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test("refuses another person's upload, before and after they have used it, and one that is not there", async () => {
    await expect(make('theirs')).rejects.toMatchObject({ code: 'NullPointer' });
    await make('theirs', 'mo');
    await expect(make('theirs')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(make('nothing')).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await works()).toHaveLength(1);
  });

  test('refuses a visitor and who has bound no phone', async () => {
    await expect(make('whole', null)).rejects.toMatchObject({ code: 'Unauthorized' });
    const phoneless = testContext(database().db, { caller: callerOf('lin', { hasPhone: false }) });
    await expect(createWork(phoneless, { uploadId: 'whole' })).rejects.toMatchObject({ code: 'PhoneNeeded' });
    expect(await works()).toEqual([]);
  });

  test('there is none where its file is refused a place', async () => {
    const emit = () => Promise.reject(new Error('There is no place.'));
    await expect(createWork({ ...as('lin'), emit }, { uploadId: 'whole' })).rejects.toThrow('There is no place.');
    expect(await works()).toEqual([]);
    expect(await make('whole')).toMatchObject({ id: 'whole' });
  });
});
