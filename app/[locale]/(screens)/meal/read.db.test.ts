import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { packagesJsonLd } from './json-ld';
import { readPackages } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('the page of packages', (database) => {
  test('shows those on sale, and tells search engines what they cost', async () => {
    readAs(testContext(database().db));
    const packages = await readPackages('zh');
    expect(packages.map(({ id }) => id)).toEqual(['starter', 'studio', 'company']);
    expect(tags.flat()).toEqual(['recruitment:packages']);
    const facts = { language: 'zh', siteUrl: 'https://light.example', home: '首页', siteName: '光场' } as const;
    expect(packagesJsonLd({ ...facts, name: '招聘套餐', packages })['@graph']).toMatchObject([
      { '@type': 'Organization', '@id': 'https://light.example/#organization' },
      {
        '@type': 'OfferCatalog',
        itemListElement: [
          { '@type': 'Offer', price: '299.00', priceCurrency: 'CNY', name: '单个职位' },
          { price: '999.00', seller: { '@id': 'https://light.example/#organization' } },
          { price: '2999.00' },
        ],
      },
      { '@type': 'BreadcrumbList' },
    ]);
  });
});
