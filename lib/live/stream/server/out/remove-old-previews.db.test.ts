import { millisecondsInDay } from 'date-fns/constants';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { removeOldPreviews } from './remove-old-previews';

describeOnBothEngines('old previews', (database) => {
  test('are forgotten after two days, however many', async () => {
    const { db } = database();
    const of = (viewer: string, begun_at: number) => ({ broadcast_id: 'broadcast', viewer, begun_at });
    const old = Array.from({ length: 1201 }, (_, index) => of(`old-${index}`, noon - 2 * millisecondsInDay - 1));
    await db.transaction(async (tx) => {
      await tx.insertInto('live_preview').values(old).execute();
      await tx
        .insertInto('live_preview')
        .values(of('recent', noon - 2 * millisecondsInDay))
        .execute();
    });
    const run = { attempt: 1, signal: new AbortController().signal };
    await removeOldPreviews.run({ ...testContext(db), ...run }, { occurrence: noon });
    expect(await db.read.selectFrom('live_preview').select('viewer').execute()).toEqual([{ viewer: 'recent' }]);
  });
});
