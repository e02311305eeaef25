import { noon, testContext } from '@/test/context';
import { demandsOfYu } from '@/test/demands';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { projectJsonLd } from './json-ld';
import { readProjectFront } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('the page of project docking', (database) => {
  const { begin, add } = demandsOfYu(database);

  test('shows the latest six that take proposals, and is renewed with them and the cases', async () => {
    await begin();
    await add(...Array.from({ length: 8 }, (_, index) => ({ id: `d${index}`, verified_at: noon + index })));
    readAs(testContext(database().db));
    const { demands } = await readProjectFront('zh');
    expect(demands.map(({ id }) => id)).toEqual(['d7', 'd6', 'd5', 'd4', 'd3', 'd2']);
    expect(new Set(tags.flat())).toEqual(new Set(['demand:lists', 'case:lists', 'person:authors']));
  });

  test('tells search engines what it is and costs', () => {
    const facts = { language: 'zh', siteUrl: 'https://light.example', home: '首页', siteName: '光场' } as const;
    const said = { name: '项目对接', description: '找到团队', offers: [{ name: '推荐团队', yuan: 199 }] };
    expect(projectJsonLd({ ...facts, ...said })['@graph']).toMatchObject([
      { '@type': 'Organization', '@id': 'https://light.example/#organization' },
      { '@type': 'Service', name: '项目对接', offers: [{ price: 199, priceCurrency: 'CNY' }] },
      { '@type': 'BreadcrumbList' },
    ]);
  });
});
