import type { ActivityDetail } from '@/lib/events/activity/contract';
import { activityDetail } from '@/test/activity-item';
import { activityJsonLd } from './json-ld';

const facts = { siteUrl: 'https://site.test', home: '首页', language: 'zh', activitiesName: '活动' } as const;

function eventOf(change: Partial<ActivityDetail>) {
  const [event] = activityJsonLd({ ...facts, activity: activityDetail(change) })['@graph'] as Record<string, unknown>[];
  return event;
}

test('search engines learn when and where an activity is, whose it is and what its tickets cost', () => {
  expect(activityJsonLd({ ...facts, activity: activityDetail() })).toMatchObject({
    '@graph': [
      {
        '@type': 'Event',
        '@id': 'https://site.test/ActivityDetail/a1',
        name: '光艺术节',
        description: '灯光慢慢亮起。',
        image: [expect.stringContaining('w=720'), expect.stringContaining('w=1200')],
        startDate: '2099-10-18T14:00:00.000+08:00',
        endDate: '2099-10-18T17:30:00.000+08:00',
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: '西岸穹顶',
          address: { streetAddress: '龙腾大道 2555 号', addressLocality: '上海' },
        },
        organizer: { '@type': 'Organization', url: 'https://site.test/otherPeople?userId=org' },
        isAccessibleForFree: false,
        offers: [
          { name: '早鸟票', price: '80.00', priceCurrency: 'CNY', validThrough: '2099-10-10T18:00:00.000+08:00' },
          { name: '普通票', price: '120.50' },
        ],
        inLanguage: 'zh-CN',
      },
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: '活动' }, { name: '光艺术节' }] },
    ],
  });
});

test('one online is at its page, and to sign up is free', () => {
  expect(eventOf({ category: 1, admission: 'signup', ticketTypes: [], priceFrom: 0 })).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: 'https://site.test/ActivityDetail/a1' },
    isAccessibleForFree: true,
    offers: [{ price: '0.00', validFrom: '2099-10-01T10:00:00.000+08:00' }],
  });
});

test('a contest sells nothing, nor does one that was canceled', () => {
  expect(eventOf({ category: 3, admission: 'entry', ticketTypes: [], priceFrom: null })?.offers).toBeUndefined();
  const canceled = eventOf({ isCanceled: true });
  expect(canceled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled', offers: undefined });
});

test('a text in the other language only is found at its own address', () => {
  const said = activityJsonLd({ ...facts, language: 'en', activity: activityDetail() });
  expect(said).toMatchObject({ '@graph': [{ url: 'https://site.test/ActivityDetail/a1', inLanguage: 'zh-CN' }, {}] });
});
