import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { getVideoCounts as contract } from '../contract';
import { getVideoCounts } from './get-video-counts';

describeOnBothEngines('the counts of a work', (database) => {
  const ask = (id: string) => getVideoCounts(testContext(database().db), { id });

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'author' })]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'shown', view_count: 12, like_count: 3 }),
        videoRow({ id: 'pending_review', state: 'pending_review' }),
      ]);
    }),
  );

  test('are told as they are, and as the contract says', async () => {
    const counts = await ask('shown');
    expect(counts).toEqual({ viewCount: 12, likeCount: 3 });
    expect(contract.data.parse(counts)).toEqual(counts);
  });

  test.each(['pending_review', 'none'])('are told to nobody of %s', async (id) => {
    await expect(ask(id)).rejects.toMatchObject({ code: 'NullPointer' });
  });
});
