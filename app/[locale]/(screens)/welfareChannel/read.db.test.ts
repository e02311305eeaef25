import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import { readWelfarePage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('the page of channels for the public good', (database) => {
  beforeAll(async () => {
    readAs(testContext(database().db));
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'author' })]);
      await insertRows(tx, 'video', [videoRow({ id: 'v1' }), videoRow({ id: 'v2', state: 'failed' })]);
      await insertRows(tx, 'topic', [
        topicRow({ id: 'quiet', kind: 'welfare', active_at: 1 }),
        topicRow({ id: 'busy', kind: 'welfare', active_at: 2 }),
        topicRow({ id: 'waits', kind: 'welfare', state: 'pending_review' }),
        topicRow({ id: 'other', kind: 'light' }),
      ]);
      const place = (video_id: string, added_at: number) =>
        ({ topic_id: 'busy', video_id, person_id: 'author', added_at, kind: 'welfare' }) as const;
      await insertRows(tx, 'topic_video', [place('v1', 1), place('v2', 2)]);
    });
  });

  test('shows the public ones with their public works, the latest active first', async () => {
    const { channels, hasMore } = await readWelfarePage('zh');
    const shown = channels.map(({ topic, videos }) => [topic.id, videos.map(({ videoId }) => videoId)]);
    expect(shown).toEqual([
      ['busy', ['v1']],
      ['quiet', []],
    ]);
    expect(hasMore).toBe(false);
    expect(tags).toEqual([['topic:lists', 'video:daily', 'person:authors']]);
  });
});
