import { addBroadcast } from '@/test/broadcasts';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { insertRows, personRow } from '@/test/rows';
import { broadcastsJsonLd } from './json-ld';
import { readBroadcasts } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

const hour = 3_600_000;

describeOnOneEngine('the page of live streams', (database) => {
  beforeAll(async () => {
    await database().db.transaction((tx) => insertRows(tx, 'person', [personRow({ id: 'host' })]));
    await addBroadcast(database().db, { id: 'next', startAt: noon + hour });
  });
  beforeEach(() => {
    readAs(testContext(database().db));
  });

  test('begins with what comes while nothing is on, and then with what is on', async () => {
    expect(await readBroadcasts('zh')).toMatchObject({ initial: 'upcoming', first: { list: [{ id: 'next' }] } });
    expect(new Set(tags.flat())).toEqual(new Set(['broadcast:lists', 'person:authors']));
    await addBroadcast(database().db, { id: 'on air', startAt: noon - hour, live_at: noon - hour });
    readAs(testContext(database().db));
    expect(await readBroadcasts('en')).toMatchObject({ initial: 'now', first: { list: [{ id: 'on air' }] } });
  });

  test('tells search engines which ones it lists', async () => {
    const { first } = await readBroadcasts('zh');
    const facts = { language: 'zh', siteUrl: 'https://light.example', home: '首页', name: '直播' } as const;
    expect(broadcastsJsonLd({ ...facts, broadcasts: first.list })['@graph']).toMatchObject([
      {
        '@type': 'ItemList',
        numberOfItems: first.list.length,
        itemListElement: [{ url: expect.stringContaining('https://light.example/live/liveDetail?id=') }],
      },
      { '@type': 'BreadcrumbList' },
    ]);
  });
});
