import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { insertRows, topicRow } from '@/test/rows';
import { schoolsJsonLd } from './json-ld';
import { readSchoolsPage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('the page of art schools', (database) => {
  beforeAll(async () => {
    readAs(testContext(database().db));
    const own = topicRow({ id: 'own', name_key: '安徽师范大学美术学院', kind: 'school' });
    await database().db.transaction((tx) => insertRows(tx, 'topic', [own]));
  });

  test('changes with the channels, and tells search engines all schools', async () => {
    const schools = await readSchoolsPage('en');
    expect(tags).toEqual([['topic:lists']]);
    expect(schools.flatMap(({ channel }) => channel?.id ?? [])).toEqual(['own']);
    const facts = { language: 'en', siteUrl: 'https://light.example', name: 'Art schools', home: 'Home' } as const;
    const [list] = schoolsJsonLd({ ...facts, schools })['@graph'] as [{ itemListElement: unknown[] }];
    expect(list).toMatchObject({ '@id': 'https://light.example/en/artSchoolCn', numberOfItems: 60 });
    expect(list.itemListElement).toHaveLength(60);
    expect(list.itemListElement[0]).toMatchObject({
      position: 1,
      item: { name: 'College of Fine Arts, Anhui Normal University', alternateName: '安徽师范大学美术学院' },
    });
  });
});
