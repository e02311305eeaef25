import { mediaStorage, readBody } from '@/lib/base/media/port';
import { describeOnBothEngines } from '@/test/engines';
import { h264, moving, tone } from '@/test/films';
import { setEnv } from '@/test/set-env';
import { keysBelow, leftHere, useWorkFile, workFolder } from '@/test/work-file';
import { bareCopies } from '../../rules/bare-copy';
import { processWork } from './process-work';

jest.mock('../../rules/bare-copy', () => ({
  bareCopies: jest.fn(jest.requireActual('../../rules/bare-copy').bareCopies),
}));

describeOnBothEngines('processing a work', (database) => {
  const { film, drawn, larger, addFile, run, source, work } = useWorkFile(database);

  test('takes the file over, makes it playable and gives it a cover; its upload goes', async () => {
    const bytes = larger();
    await addFile(bytes);
    await run();
    expect(await source()).toMatchObject({
      state: 'ready',
      progress: 100,
      problem: null,
      upload_id: null,
      original: `${workFolder}original`,
      download: `${workFolder}download.mp4`,
      folder: workFolder,
      width: 640,
      height: 480,
    });
    expect(JSON.parse((await source())?.renditions ?? '')).toMatchObject([{ name: 480 }, { name: 360, width: 480 }]);
    expect(await work()).toMatchObject({
      duration_seconds: 1,
      cover: 'works/work/suggested-upload-1.jpg',
      state: 'pending_review',
    });
    expect(await keysBelow('works/')).toEqual(['works/work/suggested-upload-1.jpg']);
    const original = await mediaStorage().read(`${workFolder}original`);
    expect(original && Buffer.compare(await readBody(original), bytes)).toBe(0);
    expect(await keysBelow('uploads/')).toEqual([]);
    expect(await database().db.read.selectFrom('upload').selectAll().execute()).toEqual([]);
    expect(await leftHere()).toEqual([]);
  });

  test('says nowhere but in the file as it came where it was shot', async () => {
    await addFile(film([...moving('160x120', 1), ...tone(1), ...h264, '-metadata', 'comment=+27.9881+086.9250/']));
    await run();
    const telling: string[] = [];
    for await (const key of mediaStorage().list('')) {
      const file = await mediaStorage().read(key);
      if (file && Buffer.from(await readBody(file)).includes('27.9881')) telling.push(key);
    }
    expect(telling).toEqual([`${workFolder}original`]);
  });

  test('that cannot be copied can be played, and is not offered to be saved', async () => {
    jest.mocked(bareCopies).mockReturnValueOnce([{ ending: 'mp4', words: ['-f', 'no-such-container'] }]);
    await addFile(drawn());
    await run();
    expect(await source()).toMatchObject({ state: 'ready', download: null });
  });

  test('leaves the cover that its creator chose, and tells the page of a work that is public', async () => {
    const { db } = database();
    await db.transaction((tx) => tx.updateTable('video').set({ cover: 'works/own.jpg', state: 'verified' }).execute());
    await addFile(drawn());
    await run();
    expect(await work()).toMatchObject({ cover: 'works/own.jpg' });
    expect(await keysBelow('works/')).toEqual([]);
    const tags = await db.read.selectFrom('page_invalidation').select('tag').orderBy('tag').execute();
    expect(tags.map(({ tag }) => tag)).toEqual([
      'person:author',
      'video:boards',
      'video:daily',
      'video:picks',
      'video:work',
    ]);
  });

  test('a second run of what is ready does nothing', async () => {
    await addFile(drawn());
    await run();
    const before = await source();
    await run();
    expect(await source()).toEqual(before);
  });

  test('killed after the taking over goes on where it was', async () => {
    await addFile(larger());
    const stopped = new AbortController();
    const notes = jest.spyOn(mediaStorage(), 'put');
    notes.mockImplementation(async function (this: unknown, key, body) {
      await Object.getPrototypeOf(mediaStorage()).put.call(mediaStorage(), key, body);
      if (key === `${workFolder}360/index.m3u8`) stopped.abort(new Error('killed'));
    });
    await expect(run({ signal: stopped.signal })).rejects.toThrow('killed');
    notes.mockRestore();
    expect(await source()).toMatchObject({ state: 'working', upload_id: null, original: `${workFolder}original` });
    const finished = await mediaStorage().head(`${workFolder}360/index.m3u8`);
    expect(finished).not.toBeNull();
    await run({ attempt: 2 });
    expect(await source()).toMatchObject({ state: 'ready' });
    expect(await mediaStorage().head(`${workFolder}360/index.m3u8`)).toEqual(finished);
    expect(await keysBelow(workFolder)).toEqual([
      ...[
        ...['360/00000.ts', '360/index.m3u8', '480/00000.ts', '480/index.m3u8', 'download.mp4', 'master.m3u8'],
        'original',
      ].map((name) => workFolder + name),
    ]);
  });

  test('killed between the row and the upload, the upload still goes', async () => {
    const bytes = drawn();
    await addFile(bytes);
    await mediaStorage().put(`${workFolder}original`, bytes);
    await database().db.transaction((tx) =>
      tx
        .updateTable('video_source')
        .set({ state: 'working', original: `${workFolder}original` })
        .execute(),
    );
    await run({ attempt: 2 });
    expect(await source()).toMatchObject({ state: 'ready', upload_id: null });
    expect(await keysBelow('uploads/')).toEqual([]);
  });

  test('of text that calls itself a film fails with its reason, and nothing of it is kept', async () => {
    await addFile(new TextEncoder().encode('A letter.\n'.repeat(200)));
    await run();
    expect(await source()).toMatchObject({ state: 'broken', problem: 'notVideo', upload_id: null, original: null });
    expect(await work()).toMatchObject({ state: 'failed', reason: '' });
    expect([...(await keysBelow('videos/')), ...(await keysBelow('uploads/'))]).toEqual([]);
  });

  test('without ffmpeg is tried again, and its error says the cure', async () => {
    await addFile(drawn());
    setEnv({ ffmpeg: 'no-such-ffmpeg' });
    await expect(run()).rejects.toThrow('install ffmpeg (on Debian: apt-get install ffmpeg)');
    jest.restoreAllMocks();
    expect(await source()).toMatchObject({ state: 'working', original: `${workFolder}original` });
    await run({ attempt: 2 });
    expect(await source()).toMatchObject({ state: 'ready' });
  });

  test('that failed every time is broken for its creator, and staff can have it tried again', async () => {
    await addFile(drawn());
    await expect(run({ attempt: processWork.maxAttempts })).rejects.toThrow('Every run failed');
    expect(await source()).toMatchObject({ state: 'broken', problem: 'failed', upload_id: 'upload-1' });
    expect(await work()).toMatchObject({ state: 'failed' });
    await run();
    expect(await source()).toMatchObject({ state: 'ready', problem: null });
  });

  test('a run that another one overtook ends without an error and removes nothing', async () => {
    await addFile(drawn());
    const put = mediaStorage().put.bind(mediaStorage());
    jest.spyOn(mediaStorage(), 'put').mockImplementation(async (key, body) => {
      await put(key, body);
      if (!key.endsWith('/360/index.m3u8')) return;
      await database().db.transaction((tx) => tx.updateTable('video_source').set({ state: 'ready' }).execute());
    });
    await run();
    jest.restoreAllMocks();
    expect(await source()).toMatchObject({ state: 'ready', folder: null });
    expect(await keysBelow(workFolder)).toEqual(
      expect.arrayContaining([`${workFolder}360/index.m3u8`, `${workFolder}original`]),
    );
  });
});
