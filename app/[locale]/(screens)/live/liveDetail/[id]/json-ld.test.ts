import type { BroadcastDetail } from '@/lib/live/broadcast/contract';
import { broadcastDetail } from '@/test/broadcast-item';
import { broadcastJsonLd } from './json-ld';

const facts = { siteUrl: 'https://site.test', home: '首页', language: 'zh', listName: '直播' } as const;
const page = 'https://site.test/live/liveDetail?id=b1';

const graphOf = (change: Partial<BroadcastDetail> = {}) =>
  broadcastJsonLd({ ...facts, broadcast: broadcastDetail(change) })['@graph'] as Record<string, unknown>[];

test('search engines learn when a broadcast is, whose it is and what it costs', () => {
  expect(graphOf({ priceFen: 1990 })).toMatchObject([
    {
      '@type': 'BroadcastEvent',
      '@id': page,
      name: '夜航',
      description: '三间工作室的现场。',
      image: [expect.stringContaining('w=1280'), expect.stringContaining('w=1200')],
      isLiveBroadcast: true,
      startDate: '2099-10-18T20:00:00.000+08:00',
      endDate: '2099-10-18T21:30:00.000+08:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation', url: page },
      organizer: { '@type': 'Organization', url: 'https://site.test/otherPeople?userId=host' },
      isAccessibleForFree: false,
      offers: { price: '19.90', priceCurrency: 'CNY' },
    },
    { '@type': 'VideoObject', name: '夜航', publication: { '@id': page } },
    { '@type': 'BreadcrumbList', itemListElement: [{}, { name: '直播' }, { name: '夜航' }] },
  ]);
});

test('one that is over was when it was on air, and leads to its replay', () => {
  const times = { liveTime: '2099-10-18T20:03:00.000+08:00', endTime: '2099-10-18T21:10:00.000+08:00' };
  expect(graphOf({ phase: 'playback', replayId: 'v1', ...times })[0]).toMatchObject({
    startDate: times.liveTime,
    endDate: times.endTime,
    recordedIn: 'https://site.test/video/detail/v1',
    offers: undefined,
  });
});

test('one that was canceled or never on air does not take place and sells nothing', () => {
  for (const phase of ['canceled', 'missed'] as const) {
    const [event] = graphOf({ phase });
    expect(event).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled', offers: undefined });
  }
});

test('without a cover it is no video; of a person it is a person’s', () => {
  const host = { ...broadcastDetail().host, verification: 'individual' as const };
  const [event, ...rest] = graphOf({ thumb: null, host });
  expect(event).toMatchObject({ organizer: { '@type': 'Person' } });
  expect(rest).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});
