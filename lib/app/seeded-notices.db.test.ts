import { noticeTypes } from '@/lib/base/notice/codes';
import { seedAccountList } from '@/lib/people/account/server/seed';
import { countUnread } from '@/lib/reactions/message/server/count-unread';
import { listAnswers } from '@/lib/reactions/message/server/list-answers';
import { listNotices } from '@/lib/reactions/message/server/list-notices';
import { callerOf, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { seed } from '@/test/seeded';

describeOnOneEngine('the notices of the demonstration', (database) => {
  const as = (personId: string, language: 'zh' | 'en' = 'zh') =>
    testContext(database().db, { caller: callerOf(personId), language, now: Date.now });
  const list = (personId: string, language: 'zh' | 'en', type: (typeof noticeTypes)[number] | '' = '') =>
    listNotices(as(personId, language), { type, pageIndex: 1, pageSize: 100 });

  beforeAll(async () => {
    await seed(database().db);
  });

  test.each(seedAccountList.map(({ personId }) => personId))(
    '%s has some of each type, read and unread',
    async (personId) => {
      const { list: notices } = await list(personId, 'zh');
      expect([...new Set(notices.map(({ type }) => type))].sort()).toEqual([...noticeTypes].sort());
      expect(new Set(notices.map(({ isUnread }) => isUnread))).toEqual(new Set([true, false]));
      expect((await countUnread(as(personId))).all).toBeGreaterThan(0);
      expect((await listAnswers(as(personId), { pageIndex: 1, pageSize: 20 })).list).not.toEqual([]);
      for (const { text } of (await list(personId, 'en')).list) expect(text).not.toMatch(/[{}]/);
    },
  );

  test('some gather many people, and some are of what has gone', async () => {
    const all = await Promise.all(seedAccountList.map(({ personId }) => list(personId, 'en')));
    const notices = all.flatMap((page) => page.list);
    expect(notices.some(({ peopleCount }) => peopleCount > 3)).toBe(true);
    expect(notices.some(({ about }) => about?.isGone)).toBe(true);
  });

  test('the host of channels was refused one, with a reason', async () => {
    const { list: notices } = await list('person-001', 'zh', 'system');
    const decided = notices.filter(({ kind }) => kind === 'topicDecided');
    expect(decided).toMatchObject([{ path: '/AddTopic/topic-27', reason: expect.stringContaining('买卖设备') }]);
  });
});
