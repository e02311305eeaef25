import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { countVideosOfPerson } from './count-videos-of-person';

describeOnBothEngines('the count of a person’s works', (database) => {
  test('holds what everybody may see, and nobody else’s', async () => {
    const { db } = database();
    await db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin' }), personRow({ id: 'mo' }), personRow({ id: 'new' })]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'lin' }),
        videoRow({ id: 'v2', author_id: 'lin' }),
        videoRow({ id: 'v3', author_id: 'lin', state: 'pending_review', verified_at: null }),
        videoRow({ id: 'v4', author_id: 'mo' }),
      ]);
    });
    const context = testContext(db);
    const counts = await Promise.all(['lin', 'mo', 'new', 'nobody'].map((id) => countVideosOfPerson(context, id)));
    expect(counts).toEqual([2, 1, 0, 0]);
  });
});
