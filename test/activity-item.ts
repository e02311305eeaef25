import type { ActivityDetail, ActivityItem } from '@/lib/events/activity/contract';

/** An activity in a list; override what the test needs. */
export function activityItem(change: Partial<ActivityItem> = {}): ActivityItem {
  return {
    id: 'a1',
    thumb: 'activities/a1/cover.jpg',
    category: 2,
    status: 2,
    isCanceled: false,
    title: '光艺术节',
    titleLanguage: 'zh',
    nickname: '光场',
    verification: 'company',
    holdStartTime: '2099-10-18T14:00:00.000+08:00',
    city: '上海',
    priceFrom: 8000,
    priceTo: 12_050,
    contestName: null,
    ...change,
  };
}

/** An activity on its page, on site and with tickets. */
export function activityDetail(change: Partial<ActivityDetail> = {}): ActivityDetail {
  const { nickname, verification, ...item } = activityItem();
  return {
    ...item,
    organiser: { userId: 'org', nickname, verification, avatar: null, tagline: '光的公司', followerCount: 21_000 },
    topic: { id: 'light', title: '光绘', titleLanguage: 'zh' },
    body: '<p>灯光慢慢亮起。</p>',
    photos: [],
    enrolStartTime: '2099-10-01T10:00:00.000+08:00',
    enrolEndTime: '2099-10-17T18:00:00.000+08:00',
    holdEndTime: '2099-10-18T17:30:00.000+08:00',
    venue: { text: '西岸穹顶', language: 'zh' },
    address: { text: '龙腾大道 2555 号', language: 'zh' },
    admission: 'tickets',
    capacity: 0,
    ticketTypes: [
      {
        id: 't1',
        name: { text: '早鸟票', language: 'zh' },
        priceFen: 8000,
        perPerson: 2,
        saleStartTime: '2099-10-01T10:00:00.000+08:00',
        saleEndTime: '2099-10-10T18:00:00.000+08:00',
      },
      {
        id: 't2',
        name: { text: '普通票', language: 'zh' },
        priceFen: 12_050,
        perPerson: 0,
        saleStartTime: '2099-10-01T10:00:00.000+08:00',
        saleEndTime: '2099-10-17T18:00:00.000+08:00',
      },
    ],
    refund: { percent: 80, hours: 48 },
    cancelReason: '',
    commentCount: 2,
    publishedAt: '2099-09-01T10:00:00.000+08:00',
    editedAt: null,
    ...change,
  };
}
