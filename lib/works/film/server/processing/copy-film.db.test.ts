import { mediaStorage, readBody } from '@/lib/base/media/port';
import { describeOnBothEngines } from '@/test/engines';
import { h264, moving, tone } from '@/test/films';
import { setEnv } from '@/test/set-env';
import { keysBelow, leftHere, useWorkFile, workFolder } from '@/test/work-file';
import { askForCopies, copyFilm } from './copy-film';

const original = `${workFolder}original`;
const download = `${workFolder}download.mp4`;

describeOnBothEngines('films that are older than their copies', (database) => {
  const { film, addFile, run, contextOf, source } = useWorkFile(database);
  const jobs = () => database().db.read.selectFrom('job').select(['kind', 'payload']).execute();

  beforeEach(async () => {
    await addFile(film([...moving('160x120', 1), ...tone(1), ...h264, '-metadata', 'comment=+27.9881+086.9250/']));
    await run();
    await mediaStorage().remove(download);
    await database().db.transaction(async (tx) => {
      await tx.updateTable('video_source').set({ download: null }).execute();
      await tx.deleteFrom('job').execute();
    });
  });

  test('get theirs at the next start, once however many nodes start', async () => {
    await Promise.all([askForCopies(contextOf()), askForCopies(contextOf())]);
    expect(await jobs()).toEqual([{ kind: 'video.copy-film', payload: JSON.stringify({ original }) }]);
    await copyFilm.run(contextOf(), { original });
    await copyFilm.run(contextOf({ attempt: 2 }), { original });
    expect(await source()).toMatchObject({ state: 'ready', original, download });
    const copy = await mediaStorage().read(download);
    expect(Buffer.from(copy ? await readBody(copy) : []).includes('27.9881')).toBe(false);
    expect(await leftHere()).toEqual([]);
    await database().db.transaction((tx) => tx.deleteFrom('job').execute());
    await askForCopies(contextOf());
    expect(await jobs()).toEqual([]);
  });

  test('are not copied without ffmpeg', async () => {
    setEnv({ ffmpeg: 'no-such-ffmpeg' });
    await askForCopies(contextOf());
    jest.restoreAllMocks();
    expect(await jobs()).toEqual([]);
  });

  test('leave no copy of a work that is deleted meanwhile', async () => {
    const put = mediaStorage().put.bind(mediaStorage());
    jest.spyOn(mediaStorage(), 'put').mockImplementation(async (key, body) => {
      await database().db.transaction((tx) => tx.deleteFrom('video_source').execute());
      await put(key, body);
    });
    await copyFilm.run(contextOf(), { original });
    jest.restoreAllMocks();
    expect(await keysBelow(workFolder)).not.toContain(download);
  });
});
