import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activitiesOfLin, adult, student, ticketType } from '@/test/own-activities';
import { activityDetail } from '../contract';
import { getActivity } from './get-activity';
import { getActivityCounts } from './get-activity-counts';
import { listActivitiesOfTopic } from './list-activities-of-topic';

const english = { titleEn: 'A Night of Light', bodyEn: '<p>Bring a lamp.</p>' };
const saleEndTime = '2026-11-30T18:00:00.000+08:00';

describeOnBothEngines('the detail of an activity', (database) => {
  const { as, begin, add } = activitiesOfLin(database);
  const get = (id: string, language: 'zh' | 'en' = 'zh') => getActivity(as(null, { language }), { id });
  beforeEach(begin);

  test('has all that is public of it, and nothing else', async () => {
    const types = [
      ticketType,
      { ...ticketType, id: student, nameZh: '学生票', nameEn: 'Student', perPerson: 1, saleEndTime },
    ];
    const photos = ['activities/a/1.jpg', 'activities/a/2.jpg'];
    const place = { venueEn: 'West Bund', topicId: 'light', onlineUrl: 'https://live.example' };
    await add({
      id: 'a',
      fields: { ...english, ...place, photos, ticketTypes: types, refundHours: 24, refundPercent: 80 },
    });
    const detail = await get('a', 'en');
    expect(activityDetail.strict().parse(detail)).toEqual(detail);
    expect(detail).toMatchObject({
      ...{ title: 'A Night of Light', titleLanguage: 'en', body: '<p>Bring a lamp.</p>', city: 'Shanghai' },
      ...{
        organiser: { userId: 'lin', nickname: '林一', verification: 'company' },
        topic: { id: 'light', title: 'Light' },
      },
      ...{ venue: { text: 'West Bund', language: 'en' }, address: { text: '龙腾大道 1 号', language: 'zh' } },
      ...{ photos, admission: 'tickets', refund: { percent: 80, hours: 24 }, priceFrom: 8800, isCanceled: false },
      ticketTypes: [
        {
          id: adult,
          name: { text: '成人票', language: 'zh' },
          priceFen: 8800,
          saleEndTime: '2026-12-01T18:00:00.000+08:00',
        },
        { id: student, name: { text: 'Student', language: 'en' }, perPerson: 1, saleEndTime },
      ],
    });
    expect(JSON.stringify(detail)).not.toContain('live.example');
  });

  test('is in the other language where only that has a title and a body', async () => {
    await add(
      { id: 'zh' },
      { id: 'half', title_en: 'Only a title' },
      { id: 'en', title_zh: '', body_zh: '', title_en: 'Light', body_en: '<p>a</p>' },
    );
    expect(await get('zh', 'en')).toMatchObject({ title: '光之夜', titleLanguage: 'zh' });
    expect(await get('half', 'en')).toMatchObject({ title: '光之夜', body: '<p>带一盏灯来。</p>' });
    expect(await get('en', 'zh')).toMatchObject({ title: 'Light', titleLanguage: 'en', body: '<p>a</p>' });
  });

  test('says that it was canceled and why, and names no channel that is not public', async () => {
    await add({ id: 'a', topic_id: 'closed', canceled_at: noon, cancel_reason: '下雪' });
    expect(await get('a')).toMatchObject({ isCanceled: true, status: 4, cancelReason: '下雪', topic: null });
  });

  test.each([0, 1, 3] as const)('is not there in review state %d, nor are its counts', async (review_state) => {
    await add({ id: 'a', review_state });
    await expect(get('a')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(getActivityCounts(as(null), { id: 'a' })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('of a channel are the public ones, the latest start first', async () => {
    const of = (id: string, later: number, review_state: 1 | 2 = 2) =>
      ({ id, topic_id: 'light', hold_start_at: noon + later, review_state }) as const;
    await add(of('first', 1), of('last', 9), of('waiting', 5, 1), { id: 'elsewhere', topic_id: 'sound' });
    const page = await listActivitiesOfTopic(as(null), { topicId: 'light', pageIndex: 1, pageSize: 20 });
    expect(page.list.map(({ id }) => id)).toEqual(['last', 'first']);
  });
});
