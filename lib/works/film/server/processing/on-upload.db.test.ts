import { mediaStorage } from '@/lib/base/media/port';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { until, useJobNodes } from '@/test/job-nodes';
import { insertRows } from '@/test/rows';
import { useWorkFile, workUpload } from '@/test/work-file';
import { processWork } from './process-work';
import { startProcessing } from './start-processing';

describeOnBothEngines('the processing of an upload', (database) => {
  const { drawn, addFile, source, work } = useWorkFile(database);
  const nodes = useJobNodes(database);

  test('begins when the last byte is here, once, on one of two nodes', async () => {
    const { first, second, start, statesOf } = nodes();
    const bytes = drawn();
    await addFile(bytes, bytes.length - 1);
    const last = {
      upload_id: workUpload.id,
      start: bytes.length - 1,
      bytes: 1,
      media_key: 'uploads/parts/upload-1/last',
    };
    await mediaStorage().put(last.media_key, bytes.subarray(last.start));
    await first.transaction(async (tx) => {
      await insertRows(tx, 'upload_part', [last]);
      await tx.updateTable('upload').set({ received: bytes.length }).execute();
    });
    const context = testContext(first);
    const finished = () =>
      first.transaction(async (tx) => {
        await context.emit(context, tx, 'upload.finished', { uploadId: 'another' });
        await context.emit(context, tx, 'upload.finished', { uploadId: workUpload.id });
        await startProcessing(tx, 'work', noon);
      });
    await Promise.all(Array.from({ length: 8 }, finished));
    expect(await statesOf(processWork.kind)).toEqual(['waiting']);
    start(first, [processWork], { concurrency: 1 });
    start(second, [processWork], { concurrency: 1 });
    await until(async () => (await source())?.state === 'ready');
    await until(async () => (await statesOf(processWork.kind)).join() === 'done');
  });

  test('never begins where the upload expired: the work has failed', async () => {
    const context = testContext(database().db);
    await addFile(drawn(), 10);
    await context.db.transaction((tx) => context.emit(context, tx, 'upload.expired', { uploadId: workUpload.id }));
    expect(await source()).toMatchObject({ state: 'broken', problem: 'expired' });
    expect(await work()).toMatchObject({ state: 'failed', reason: '' });
  });
});
