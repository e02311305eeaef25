import { everyActivity } from '@/lib/events/activity/client/addresses';
import { noon } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { activitiesOfLin } from '@/test/own-activities';
import { forgetTags, readAs, tags } from '@/test/page-reading';
import { activitiesJsonLd } from '../activities-json-ld';
import { readActivityFilter } from '../activityFilter/read';
import { readActivityWall } from '../activityPic/read';
import { readActivities } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

const day = 86_400_000;
const held = (from: number, to: number) => ({ hold_start_at: noon + from * day, hold_end_at: noon + to * day });

describeOnOneEngine('the pages that list activities', (database) => {
  const { as, begin, add } = activitiesOfLin(database);
  const photos = { photos: '["activities/a/1.jpg"]', photo_count: 1 };
  beforeAll(async () => {
    await begin();
    await add(
      { id: 'running', ...held(-1, 1) },
      { id: 'coming', ...held(1, 2), title_en: 'Light', body_en: '<p>a</p>' },
      { id: 'past', ...held(-9, -8), ...photos, city_id: 'CN-330100' },
      { id: 'plain past', ...held(-7, -6) },
      { id: 'canceled', ...held(-5, -4), ...photos, canceled_at: noon },
      { id: 'draft', ...held(1, 2), review_state: 0 },
    );
  });
  beforeEach(() => {
    readAs(as(null));
  });
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  test('carry the tags of the lists and of their organisers', async () => {
    for (const read of [readActivities, readActivityFilter, readActivityWall]) {
      forgetTags();
      await read('zh');
      expect(new Set(tags.flat())).toEqual(new Set(['activity:lists', 'person:authors']));
    }
  });

  test('the home has what runs, comes and is over, and the cities', async () => {
    const { sections, cities } = await readActivities('zh');
    expect([ids(sections.now), ids(sections.coming), ids(sections.past)]).toEqual([
      ['running'],
      ['coming'],
      ['plain past', 'past'],
    ]);
    expect(cities.map(({ name, activityCount }) => [name, activityCount])).toEqual([
      ['上海', 3],
      ['杭州', 1],
    ]);
  });

  test('the filter begins with all that are not over, and is what its first call would answer', async () => {
    const { first, cities } = await readActivityFilter('en');
    expect(ids(first.list)).toEqual(['running', 'coming']);
    expect([first.list[1]?.title, cities[0]?.name]).toEqual(['Light', 'Shanghai']);
    expect(Object.values(everyActivity).filter((value) => value !== '')).toEqual([]);
  });

  test('the wall has the photos of what took place', async () => {
    const wall = await readActivityWall('zh');
    expect(wall.list).toMatchObject([{ id: 'past', city: '杭州', photos: ['activities/a/1.jpg'] }]);
    expect(wall.list).toHaveLength(1);
  });

  test('say to search engines what they list, and where they stand', async () => {
    const { list } = await readActivityWall('zh');
    const page = { name: '照片墙', activitiesName: '活动', path: '/activityPic', activities: list };
    const facts = { siteUrl: 'https://site.test', home: '首页', language: 'zh' } as const;
    expect(activitiesJsonLd({ ...facts, ...page })).toMatchObject({
      '@graph': [
        {
          ...{ '@type': 'ItemList', '@id': 'https://site.test/activityPic', numberOfItems: 1 },
          itemListElement: [{ name: '光之夜', url: 'https://site.test/ActivityDetail/past' }],
        },
        { '@type': 'BreadcrumbList', itemListElement: [{}, { name: '活动' }, { name: '照片墙' }] },
      ],
    });
    const home = activitiesJsonLd({ ...facts, ...page, path: '/activity', name: '活动' });
    expect(home).toMatchObject({ '@graph': [{}, { itemListElement: [{}, { name: '活动' }] }] });
  });
});
