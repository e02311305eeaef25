import type { DemandDetail } from '@/lib/careers/demand/contract';
import { demandDetail } from '@/test/demand-item';
import { demandJsonLd } from './json-ld';

const facts = {
  siteUrl: 'https://site.test',
  home: '首页',
  language: 'zh',
  listName: '找项目',
  kindName: '投影',
} as const;

const graphOf = (change: Partial<DemandDetail> = {}) =>
  demandJsonLd({ ...facts, demand: demandDetail(change) })['@graph'] as Record<string, unknown>[];

test('search engines learn what is asked for, for how much, where and until when', () => {
  expect(graphOf()).toMatchObject([
    {
      '@type': 'Demand',
      '@id': 'https://site.test/projectDetail/d1',
      name: '河边的光',
      description: '三面墙，两个月。',
      category: '投影',
      areaServed: '上海 · 徐汇',
      priceSpecification: { priceCurrency: 'CNY', minPrice: 50_000, maxPrice: 80_000 },
      validThrough: '2099-12-10T23:59:59+08:00',
    },
    { '@type': 'BreadcrumbList', itemListElement: [{}, { name: '找项目' }, { name: '河边的光' }] },
  ]);
});

test('an open budget says no price, any place none, and one that is over is no demand any more', () => {
  expect(graphOf({ budgetFrom: null, budgetTo: null, place: '' })[0]).toMatchObject({
    ...{ priceSpecification: undefined, areaServed: undefined },
  });
  expect(graphOf({ phase: 'docked' })).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});
