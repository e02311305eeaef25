import type { ContestDetail } from '@/lib/events/contest/contract';
import { contestDetail, voteTimes } from '@/test/contest-item';
import { contestJsonLd, contestPartJsonLd } from './json-ld';

const names = { activities: '活动', contests: '赛事' };
const facts = { siteUrl: 'https://site.test', home: '首页', language: 'zh', names } as const;

const eventOf = (change: Partial<ContestDetail>) => {
  const [event] = contestJsonLd({ ...facts, contest: contestDetail(change) })['@graph'] as Record<string, unknown>[];
  return event;
};

test('search engines learn when a contest is, whose it is, and where it stands', () => {
  expect(contestJsonLd({ ...facts, contest: contestDetail() })).toMatchObject({
    '@graph': [
      {
        ...{ '@type': 'Event', '@id': 'https://site.test/match/light', name: '流动的光', description: '把光送来。' },
        image: [expect.stringContaining('w=720'), expect.stringContaining('w=1200')],
        startDate: '2099-10-01T10:00:00.000+08:00',
        endDate: '2099-10-31T18:00:00.000+08:00',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'VirtualLocation', url: 'https://site.test/match/light' },
        organizer: { '@type': 'Organization', url: 'https://site.test/otherPeople?userId=org' },
        ...{ isAccessibleForFree: true, inLanguage: 'zh-CN' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{}, { name: '活动' }, { name: '赛事' }, { item: 'https://site.test/match/light' }],
      },
    ],
  });
});

test('it lasts until its results, or the last of what is known', () => {
  const resultsTime = '2099-12-01T10:00:00.000+08:00';
  expect(eventOf(voteTimes)?.endDate).toBe(voteTimes.voteEndTime);
  expect(eventOf({ ...voteTimes, resultsTime })?.endDate).toBe(resultsTime);
  const decidedTime = '2099-11-20T10:00:00.000+08:00';
  expect(eventOf({ ...voteTimes, resultsTime, decidedTime })?.endDate).toBe(decidedTime);
});

test('one with fees is not free, and a canceled one does not take place', () => {
  expect(eventOf({ feeTo: 8000 })?.isAccessibleForFree).toBe(false);
  expect(eventOf({ phase: 'canceled' })?.eventStatus).toBe('https://schema.org/EventCancelled');
});

test('a page of it stands below its home', () => {
  const part = { part: 'terms', partName: '参赛条款' } as const;
  expect(contestPartJsonLd({ ...facts, ...part, language: 'en', contest: contestDetail() })).toMatchObject({
    '@graph': [
      { itemListElement: [{}, {}, {}, {}, { name: '参赛条款', item: 'https://site.test/en/match/light/terms' }] },
    ],
  });
});
