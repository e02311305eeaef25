import { noon, testContext } from '@/test/context';
import { demandsOfYu } from '@/test/demands';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { demandsJsonLd } from './json-ld';
import { readDemandList } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('the page of demands', (database) => {
  const { begin, add } = demandsOfYu(database);
  beforeAll(async () => {
    await begin();
    await add({ id: 'open' }, { id: 'closed', closed_at: noon });
    readAs(testContext(database().db));
  });

  test('shows the first that take proposals, their cities, and tells search engines which', async () => {
    const { first, cities } = await readDemandList('zh');
    expect(first.list.map(({ id }) => id)).toEqual(['open']);
    expect(cities).toEqual([{ id: 'CN-310000', name: '上海', demandCount: 1 }]);
    expect(new Set(tags.flat())).toEqual(new Set(['demand:lists', 'person:authors']));
    const facts = { language: 'zh', siteUrl: 'https://light.example', home: '首页' } as const;
    const names = { name: '找项目', projectName: '项目对接' };
    expect(demandsJsonLd({ ...facts, ...names, demands: first.list })['@graph']).toMatchObject([
      {
        '@type': 'ItemList',
        numberOfItems: 1,
        itemListElement: [{ url: 'https://light.example/projectDetail/open' }],
      },
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: '项目对接' }, { name: '找项目' }] },
    ]);
  });
});
