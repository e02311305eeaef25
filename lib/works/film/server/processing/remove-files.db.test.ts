import { describeOnBothEngines } from '@/test/engines';
import { h264, moving } from '@/test/films';
import { until } from '@/test/job-nodes';
import { keysBelow, leftHere, useWorkFile } from '@/test/work-file';
import { removeWorkFiles } from './remove-files';

describeOnBothEngines('the files of a work', (database) => {
  const { film, drawn, addFile, run, contextOf, source, work } = useWorkFile(database);

  test('a run during which the work is deleted leaves none, and ends without an error', async () => {
    const { db } = database();
    await addFile(film([...moving('160x120', 120), ...h264]));
    const running = run();
    await until(async () => ((await source())?.progress ?? 0) > 0);
    await db.transaction((tx) => tx.updateTable('video').set({ state: 'deleted' }).execute());
    await removeWorkFiles.run(contextOf(), { videoId: 'work' });
    await running;
    expect([...(await keysBelow('videos/')), ...(await keysBelow('uploads/')), ...(await keysBelow('works/'))]).toEqual(
      [],
    );
    expect(await source()).toBeUndefined();
    expect(await leftHere()).toEqual([]);
  });

  test('are removed only once it is deleted', async () => {
    await addFile(drawn());
    await run();
    await removeWorkFiles.run(contextOf(), { videoId: 'work' });
    expect((await keysBelow('videos/')).length).toBeGreaterThan(2);
    await database().db.transaction((tx) => tx.updateTable('video').set({ state: 'deleted' }).execute());
    await removeWorkFiles.run(contextOf(), { videoId: 'work' });
    await removeWorkFiles.run(contextOf(), { videoId: 'work' });
    expect([...(await keysBelow('videos/')), ...(await keysBelow('works/'))]).toEqual([]);
    expect(await work()).toMatchObject({ cover: null });
  });
});
