import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { insertRows, topicRow } from '@/test/rows';
import { topicPictures } from './topic-pictures';

describeOnOneEngine('pictures of channels', (database) => {
  const banner = (id: string, topic_id: string, is_online: number) => ({
    ...{ id, topic_id, is_online, position: 1, image: `topics/${id}.jpg`, title: '', type: null },
    ...{ url: '', domain_id: '', show_count: 0, click_count: 0, created_at: noon },
  });

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      const topic = (id: string, state: 'verified' | 'pending_review') =>
        topicRow({ id, state, thumb: `topics/${id}-t.jpg`, background: `topics/${id}-b.jpg` });
      await insertRows(tx, 'topic', [topic('open', 'verified'), topic('closed', 'pending_review')]);
      await insertRows(tx, 'topic_banner', [
        banner('on', 'open', 1),
        banner('off', 'open', 0),
        banner('x', 'closed', 1),
      ]);
    }),
  );

  test.each([
    ['open-t', true],
    ['open-b', true],
    ['on', true],
    ['off', false],
    ['closed-t', false],
    ['closed-b', false],
    ['x', false],
    ['nothing', false],
  ])('%s is for everybody: %s', async (name, isPublic) => {
    expect(await topicPictures.isPublic(testContext(database().db), `topics/${name}.jpg`)).toBe(isPublic);
  });
});
