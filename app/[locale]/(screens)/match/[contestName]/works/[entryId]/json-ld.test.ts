import type { EntryDetail } from '@/lib/events/entry/contract';
import { contestAward } from '@/test/public-awards';
import { entryDetail, entryItem } from '@/test/public-entries';
import { entriesJsonLd } from '../../entries-json-ld';
import { entryJsonLd } from './json-ld';

const site = { siteUrl: 'https://site.test', home: '首页', language: 'zh' } as const;
const names = { activities: '活动', contests: '赛事' };

function workOf(change: Partial<EntryDetail> = {}, awards = [contestAward()]) {
  const entry = entryDetail(change);
  return entryJsonLd({ ...site, names, worksName: '参赛作品', awards, entry })['@graph'] as Record<string, unknown>[];
}

test('search engines learn what an entry is, who made it, what it won and where it stands', () => {
  const [work, trail] = workOf();
  expect(work).toMatchObject({
    ...{ '@type': 'CreativeWork', '@id': 'https://site.test/match/new-light/works/e1', name: '潮汐灯' },
    description: '灯在夜里走。',
    image: [expect.stringContaining('entries/e1/1.jpg?w=1008'), expect.stringContaining('w=1200')],
    creator: [{ '@type': 'Person', name: '林一舟', url: 'https://site.test/otherPeople?userId=lin' }],
    award: ['金奖 · 新媒体艺术奖'],
    inLanguage: 'zh-CN',
  });
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...[{ name: '首页' }, { name: '活动' }, { name: '赛事' }, { name: '新媒体艺术奖' }],
      ...[{ name: '参赛作品' }, { name: '潮汐灯' }],
    ],
  });
});

test('a team is one; where nobody is named, nobody is', () => {
  expect(workOf({ teamName: '夜行组' })[0]?.creator).toMatchObject({
    ...{ '@type': 'Organization', name: '夜行组' },
    member: [{ name: '林一舟' }],
  });
  const [blind] = workOf({ people: [], pictures: [], thumb: null }, []);
  expect([blind?.creator, blind?.award, blind?.image]).toEqual([undefined, undefined, undefined]);
});

test('a list says its entries in order, and an empty one only where it stands', () => {
  const contest = { name: 'new-light', title: '新媒体艺术奖' };
  const facts = { ...site, names, contest, part: 'works', partName: '参赛作品' } as const;
  const trail = { '@type': 'BreadcrumbList', itemListElement: expect.any(Array) };
  expect(entriesJsonLd({ ...facts, entries: [entryItem()] })).toEqual({
    '@graph': [
      {
        ...{ '@type': 'ItemList', '@id': 'https://site.test/match/new-light/works', numberOfItems: 1 },
        name: '新媒体艺术奖 参赛作品',
        itemListElement: [
          {
            ...{ '@type': 'ListItem', position: 1, name: '潮汐灯' },
            url: 'https://site.test/match/new-light/works/e1',
          },
        ],
      },
      trail,
    ],
  });
  expect(entriesJsonLd({ ...facts, entries: [] })).toEqual({ '@graph': [trail] });
});
