import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { forgetTags, readAs, tags } from '@/test/page-reading';
import { insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import { readChannels } from '../../channel/[type]/read';
import { channelsJsonLd } from '../../channels-json-ld';
import { readTopicHome } from '../../topicHome/read';
import { channelJsonLd } from './json-ld';
import { readTopicPage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));
const facts = { siteUrl: 'https://site.test', home: 'Home', language: 'en' } as const;
const fail = (what: string): never => {
  throw new Error(`${what} was not found.`);
};

describeOnOneEngine('the pages of channels', (database) => {
  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin' })]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'lin', title_en: 'Tides' }),
        videoRow({ id: 'v2', author_id: 'lin', state: 'failed' }),
      ]);
      await insertRows(tx, 'topic', [
        topicRow({ id: 'light', name_zh: '光绘', name_en: 'Light painting', background: 'topics/b.jpg' }),
        topicRow({ id: 'hidden', state: 'pending_review' }),
        topicRow({ id: 'song', kind: 'sound', member_count: 4 }),
      ]);
      const put = { topic_id: 'light', kind: 'light', person_id: 'lin' } as const;
      await insertRows(tx, 'topic_video', [
        { ...put, video_id: 'v1', added_at: noon },
        { ...put, video_id: 'v2', added_at: noon + 1 },
      ]);
    }),
  );
  beforeEach(() => {
    readAs(testContext(database().db));
  });

  test('a channel carries its tag and those of its works, of the ones that are not public too', async () => {
    const found = (await readTopicPage('en', 'light')) ?? fail('The channel');
    expect(found.topic).toMatchObject({ title: 'Light painting', nameZh: '光绘' });
    expect(found.works.list.map(({ videoId }) => videoId)).toEqual(['v1']);
    expect(new Set(tags.flat())).toEqual(new Set(['topic:light', 'person:authors', 'video:v1', 'video:v2']));
    const said = channelJsonLd({ ...facts, ...found, works: found.works.list, channels: 'Channels', kind: 'Light' });
    expect(said).toMatchObject({
      '@graph': [
        {
          '@type': 'CollectionPage',
          '@id': 'https://site.test/en/topicIntroduce?topicId=light',
          alternateName: '光绘',
          image: expect.stringContaining('/media/topics/b.jpg?'),
          mainEntity: { itemListElement: [{ name: 'Tides', url: 'https://site.test/en/video/detail/v1' }] },
        },
        { '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}, {}] },
      ],
    });
  });

  test('there is none that is not public, tagged so that it comes once it is; nothing is read for what can be no id', async () => {
    expect(await readTopicPage('zh', 'hidden')).toBeNull();
    expect(tags.flat()).toContain('topic:hidden');
    forgetTags();
    expect(await readTopicPage('zh', 'a b')).toBeNull();
    expect(tags.flat()).toEqual([]);
  });

  test('the home shows what is recommended and the latest works; a kind its channels, an unknown one nothing', async () => {
    const home = await readTopicHome('en');
    expect(home.recommended.map(({ id }) => id)).toEqual(['light', 'song']);
    expect(home.works.list).toMatchObject([{ videoId: 'v1', topicTitle: 'Light painting' }]);
    expect(new Set(tags.flat())).toEqual(new Set(['topic:lists', 'video:daily', 'person:authors']));
    const ids = async (type: string) => (await readChannels('zh', type))?.first.list.map(({ id }) => id);
    expect([await ids('all'), await ids('sound'), await ids('school')]).toEqual([['song', 'light'], ['song'], []]);
    for (const type of ['', 'Sound', 'constructor']) expect(await readChannels('zh', type)).toBeNull();
    const above = [{ name: 'Channels', path: '/topicHome' }];
    const list = { name: 'Sound', path: '/channel/sound', channels: home.recommended, above };
    expect(channelsJsonLd({ ...facts, ...list })).toMatchObject({
      '@graph': [
        { '@type': 'ItemList', numberOfItems: 2, itemListElement: [{ name: 'Light painting' }, {}] },
        { '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}] },
      ],
    });
  });
});
