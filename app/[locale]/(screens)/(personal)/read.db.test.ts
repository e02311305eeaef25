import type { PersonContext } from '@/lib/app/caller-context';
import { addAccount } from '@/test/accounts';
import { callerOf, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { insertRows, topicRow, videoRow } from '@/test/rows';
import { readCollectPage } from './MyCollect/read';
import { readFocusPage } from './MyFocus/read';
import { readOwnPage } from './PeopleCenter/read';

describeOnOneEngine('personal pages', (database) => {
  let lin: PersonContext;

  beforeAll(async () => {
    const { db } = database();
    const caller = callerOf('lin');
    lin = { ...testContext(db, { caller }), caller };
    for (const id of ['lin', 'mo']) await addAccount(db, { id, email: `${id}@example.org` });
    await db.transaction(async (tx) => {
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'lin' }),
        videoRow({ id: 'v2', author_id: 'mo' }),
        videoRow({ id: 'v3', author_id: 'lin', state: 'pending_review', verified_at: null }),
      ]);
      await insertRows(tx, 'topic', [topicRow({ id: 't1' })]);
      await insertRows(tx, 'person_follow', [
        { follower_id: 'lin', person_id: 'mo', created_at: 1 },
        { follower_id: 'mo', person_id: 'lin', created_at: 2 },
      ]);
      await insertRows(tx, 'topic_member', [{ person_id: 'lin', topic_id: 't1', role: 'member', created_at: 1 }]);
      await insertRows(tx, 'collection_item', [
        { person_id: 'lin', kind: 'video', target_id: 'v2', created_at: 1 },
        { person_id: 'mo', kind: 'video', target_id: 'v1', created_at: 1 },
      ]);
    });
  });

  test('shows the caller’s own numbers, and not those of others', async () => {
    expect(await readOwnPage(lin)).toMatchObject({
      person: { userId: 'lin' },
      counts: { collected: 1, works: 1 },
      erasedAt: null,
    });
  });

  test('hold the first page of the list that the address names, and no other', async () => {
    expect(await readFocusPage(lin, undefined)).toMatchObject({
      initial: 'people',
      people: { list: [{ userId: 'mo', isFollowed: true }] },
      channels: null,
      fans: null,
    });
    expect(await readFocusPage(lin, 'channels')).toMatchObject({ people: null, channels: { list: [{ id: 't1' }] } });
    expect(await readFocusPage(lin, 'fans')).toMatchObject({ people: null, fans: { list: [{ userId: 'mo' }] } });
    expect(await readFocusPage(lin, ['fans'])).toMatchObject({ initial: 'people' });
    expect(await readCollectPage(lin, 'works')).toMatchObject({ video: { list: [{ videoId: 'v2' }] }, activity: null });
    expect(await readCollectPage(lin, 'activities')).toMatchObject({ video: null, activity: { list: [] } });
  });
});
