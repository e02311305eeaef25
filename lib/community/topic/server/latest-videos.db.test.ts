import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import type { TopicKind } from '../codes';
import { findLatestTopicVideos } from '../contract';
import { listLatestTopicVideos } from './list-latest-topic-videos';

const works = Array.from({ length: 23 }, (_, index) => `w${index + 10}`);

describeOnBothEngines('the latest works of all channels', (database) => {
  const ask = (kind?: TopicKind, pageIndex = 1, pageSize = 20) =>
    listLatestTopicVideos(testContext(database().db, { language: 'en' }), { kind, pageIndex, pageSize });
  const namesOf = async (kind?: TopicKind) => {
    const page = await ask(kind);
    expect(findLatestTopicVideos.data.parse(page)).toEqual(page);
    return page.list.map(({ videoId, topicId }) => `${videoId} in ${topicId}`);
  };
  const put = (topic_id: string, kind: TopicKind, ids: string[], added_at: number) =>
    database().db.transaction((tx) =>
      insertRows(
        tx,
        'topic_video',
        ids.map((video_id) => ({ topic_id, kind, video_id, person_id: 'maker', added_at })),
      ),
    );

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['topic_video', 'topic', 'video', 'person'] as const) await tx.deleteFrom(table).execute();
      await insertRows(tx, 'person', [personRow({ id: 'maker' })]);
      await insertRows(
        tx,
        'video',
        works.map((id) => videoRow({ id, author_id: 'maker', state: id === 'w12' ? 'failed' : 'verified' })),
      );
      await insertRows(tx, 'topic', [
        topicRow({ id: 'light', name_zh: '光', name_en: 'Light' }),
        topicRow({ id: 'sound', kind: 'sound' }),
        topicRow({ id: 'closed', state: 'failed' }),
      ]);
    }),
  );

  test('are there once, with the channel they came to last; of a kind with its channel', async () => {
    await put('light', 'light', ['w10', 'w11', 'w12'], noon);
    await put('sound', 'sound', ['w10', 'w13'], noon + 1);
    await put('closed', 'light', ['w11', 'w14'], noon + 2);
    expect(await namesOf()).toEqual(['w10 in sound', 'w13 in sound', 'w11 in light']);
    expect(await namesOf('light')).toEqual(['w10 in light', 'w11 in light']);
    expect(await namesOf('sound')).toEqual(['w10 in sound', 'w13 in sound']);
    expect(await namesOf('school')).toEqual([]);
    expect((await ask('light')).list[0]).toMatchObject({ topicTitle: 'Light', topicTitleLanguage: 'en' });
  });

  test.each([undefined, 'light'] as const)('come once over all pages (of %s)', async (kind) => {
    await put('light', 'light', works, noon);
    await put('sound', 'sound', works.slice(5), noon);
    const pages = await everyPage((pageIndex) => ask(kind, pageIndex, 5));
    const shown = pages.flatMap(({ list }) => list.map(({ videoId }) => videoId));
    expect(shown.toSorted()).toEqual(works.filter((id) => id !== 'w12'));
  });
});
