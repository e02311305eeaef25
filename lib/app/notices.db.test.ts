import { decideOnReports } from '@/lib/base/moderation/server/decide-on-reports';
import { decideOnReview } from '@/lib/base/moderation/server/decide-on-review';
import { sendReport } from '@/lib/base/moderation/server/send-report';
import { submitForReview } from '@/lib/base/moderation/server/submit-for-review';
import { reviewBooking } from '@/lib/business/advertising/server/review-booking';
import { collect } from '@/lib/reactions/collection/server/collect';
import { sendComment } from '@/lib/reactions/comment/server/send-comment';
import { like } from '@/lib/reactions/like/server/like';
import { breakSource } from '@/lib/works/film/server/processing/break-source';
import { takePlaylistDown } from '@/lib/works/playlist/server/take-playlist-down';
import { decideOnWork } from '@/lib/works/work/server/review/decide-on-work';
import { answerCredit } from '@/lib/works/work/server/works/answer-credit';
import { saveWork } from '@/lib/works/work/server/works/save-work';
import { withdrawWork } from '@/lib/works/work/server/works/withdraw-work';
import { book, clearBookings, slotOf } from '@/test/bookings';
import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { noticeScene } from '@/test/notices';
import { insertRows, playlistRow } from '@/test/rows';
import { sameFields, sourceRow } from '@/test/works';

describeOnBothEngines('people are notified', (database) => {
  const { as, begin, comment, follow, list, unread } = noticeScene(database);
  const staff = () => as('mei', { caller: callerOf('mei', { staff: 'admin' }) });
  beforeEach(begin);

  /** The notices of a person in both languages, the latest first. */
  async function texts(personId: string) {
    const [zh, en] = [await list(personId), await list(personId, '', { language: 'en' })];
    return zh.flatMap((notice, place) => [notice.text, en[place]?.text]);
  }
  const pendingReview = async () =>
    (
      await database()
        .db.read.selectFrom('moderation_review')
        .select('id')
        .where('state', '=', 'pending')
        .executeTakeFirstOrThrow()
    ).id;
  const waits = (kind: 'person' | 'video' | 'comment', subjectId: string, field: string) =>
    database().db.transaction((tx) => submitForReview(tx, { kind, subjectId, field, text: '字', words: ['x'] }, 1));

  test('of follows, likes of comments and collections', async () => {
    await follow('fan1', 'lin');
    const { id } = await comment('lin', '说明');
    await like(as('fan1'), { kind: 'comment', id, like: true });
    await collect(as('fan1'), { kind: 'video', id: 'w', collect: true });
    expect(await texts('lin')).toEqual([
      '名字 fan1收藏了你的作品《作品 w》',
      '名字 fan1 collected your work “作品 w”',
      '名字 fan1赞了你的评论“说明”',
      '名字 fan1 likes your comment “说明”',
      '名字 fan1关注了你',
      '名字 fan1 follows you',
    ]);
    await collect(as('fan1'), { kind: 'video', id: 'w', collect: false });
    expect(await list('lin')).toHaveLength(2);
  });

  test('of credits asked, confirmed and declined', async () => {
    await database().db.transaction((tx) =>
      tx.updateTable('video').set({ cover: 'works/w.jpg' }).where('id', '=', 'w').execute(),
    );
    const credits = [{ userId: 'fan1', roles: ['sound' as const] }];
    await saveWork(as('lin'), { ...sameFields, id: 'w', revision: 0, credits });
    await saveWork(as('lin'), { ...sameFields, id: 'w', revision: 1, credits });
    expect(await list('fan1')).toMatchObject([{ kind: 'creditAsked', path: '/MyMaJiang', names: '名字 lin' }]);
    await answerCredit(as('fan1'), { id: 'w', isConfirmed: true });
    expect(await list('lin')).toMatchObject([{ kind: 'creditConfirmed' }]);
    await answerCredit(as('fan1'), { id: 'w', isConfirmed: false });
    expect(await list('lin')).toMatchObject([{ kind: 'creditDeclined' }]);
  });

  test('of a credit only while it stands, also in a work that was withdrawn', async () => {
    await database().db.transaction((tx) =>
      tx.updateTable('video').set({ cover: 'works/w.jpg', state: 'pending_review' }).where('id', '=', 'w').execute(),
    );
    const credited = (revision: number, ...people: string[]) =>
      saveWork(as('lin'), {
        ...{ ...sameFields, id: 'w', revision },
        credits: people.map((userId) => ({ userId, roles: ['sound'] })),
      });
    await credited(0, 'fan1', 'fan2');
    const [asked] = await list('fan1');
    await credited(1, 'fan2');
    expect([await list('fan1'), await unread('fan1')]).toMatchObject([[], { all: 0 }]);
    expect(await list('fan2')).toMatchObject([{ kind: 'creditAsked' }]);
    await credited(2, 'fan1', 'fan2');
    expect(await list('fan1')).toMatchObject([{ id: asked?.id, seq: asked?.seq }]);
    await withdrawWork(as('lin'), { id: 'w' });
    await credited(3, 'fan1');
    expect(await list('fan2')).toEqual([]);
  });

  test('of decisions on their works, each with its reason', async () => {
    const set = (state: 'pending_review') =>
      database().db.transaction((tx) => tx.updateTable('video').set({ state }).where('id', '=', 'w').execute());
    await decideOnWork(staff(), { id: 'w', revision: 0, act: 'takeDown', reason: '侵权' });
    await set('pending_review');
    await decideOnWork(staff(), { id: 'w', revision: 0, act: 'refuse', reason: '太暗' });
    await set('pending_review');
    await database().db.transaction((tx) =>
      insertRows(tx, 'video_source', [{ ...sourceRow('w', 'waiting'), upload_id: 'u' }]),
    );
    await database().db.transaction((tx) =>
      breakSource(as('lin'), tx, { videoId: 'w', uploadId: 'u', problem: 'notVideo' }),
    );
    expect(await list('lin')).toMatchObject([
      { text: '你的作品《作品 w》的文件无法播放，请更换', reason: null, path: '/MyMaJiang/w', names: '', people: [] },
      { text: '你的作品《作品 w》未通过审核', reason: '太暗', about: { isGone: false } },
      { text: '你的作品《作品 w》已被下架', reason: '侵权', type: 'system' },
    ]);
    await set('pending_review');
    await database().db.transaction((tx) => tx.updateTable('video_source').set({ state: 'ready' }).execute());
    await decideOnWork(staff(), { id: 'w', revision: 0, act: 'approve', reason: '' });
    expect((await texts('lin')).slice(0, 2)).toEqual([
      '你的作品《作品 w》已通过审核，现已公开',
      'Your work “作品 w” has been approved and is public',
    ]);
    expect(await list('lin')).toMatchObject([{ path: '/video/detail/w' }, {}, {}, {}]);
  });

  test('of decisions on their texts; an allowed comment notifies those it addresses', async () => {
    await waits('person', 'lin', 'bio');
    await decideOnReview(staff(), { id: await pendingReview(), isAllowed: false });
    await waits('video', 'w', 'titleZh');
    await decideOnReview(staff(), { id: await pendingReview(), isAllowed: true });
    expect(await texts('lin')).toEqual([
      '你为《字》写的文字已通过审核',
      'What you wrote for “字” has been approved',
      '你的个人资料未通过审核，公开显示的仍是原来的内容',
      'What you wrote in your profile has not been approved. Others go on seeing what stood there before.',
    ]);
    const sent = async (isAllowed: boolean) => {
      const said = await comment('fan1', '字');
      await database().db.transaction((tx) =>
        tx.updateTable('comment_entry').set({ state: 'waiting' }).where('id', '=', said.id).execute(),
      );
      await database().db.transaction((tx) => tx.deleteFrom('notice').execute());
      await waits('comment', said.id, 'text');
      await decideOnReview(staff(), { id: await pendingReview(), isAllowed });
    };
    await sent(true);
    expect([await list('lin'), await list('fan1')]).toMatchObject([[{ kind: 'commented', quote: '字' }], []]);
    await sent(false);
    expect([await list('lin'), await list('fan1')]).toMatchObject([
      [],
      [{ text: '你的评论“字”未通过审核', path: null }],
    ]);
  });

  test('of decisions on what they reported', async () => {
    const report = (personId: string) =>
      sendReport(as(personId), {
        kind: 'video',
        id: 'v',
        reason: 'fraud',
        text: '',
        clientId: crypto.randomUUID(),
        pictures: [],
      });
    for (const state of ['founded', 'unfounded'] as const) {
      await Promise.all([report('fan1'), report('fan2')]);
      const open = database().db.read.selectFrom('moderation_case').select('id').where('state', '=', 'open');
      await decideOnReports(staff(), { id: (await open.executeTakeFirstOrThrow()).id, state, note: 'internal' });
    }
    expect(await texts('fan2')).toEqual([
      '我们核查了你举报的《另一件》，没有发现违规，感谢你的反馈',
      'We looked into your report of “另一件” and found nothing against the rules. Thank you for telling us.',
      '你举报的《另一件》确有问题，感谢你的反馈',
      'You were right to report “另一件”. Thank you for telling us.',
    ]);
    expect(await list('fan1')).toMatchObject([{ reason: null }, { reason: null }]);
    expect(await list('lin')).toEqual([]);
  });

  test('of play lists taken down and given back', async () => {
    await database().db.transaction((tx) =>
      insertRows(tx, 'playlist', [playlistRow({ id: 'list', owner_id: 'lin', title: '夜' })]),
    );
    await takePlaylistDown(staff(), { id: 'list', isTakenDown: true });
    expect(await list('lin')).toMatchObject([{ text: '你的播放列表《夜》已被下架', path: '/videoSort/list' }]);
    await takePlaylistDown(staff(), { id: 'list', isTakenDown: false });
    expect((await texts('lin')).slice(0, 2)).toEqual([
      '你的播放列表《夜》已恢复',
      'Your play list “夜” has been given back to you',
    ]);
    await database().db.transaction((tx) => tx.deleteFrom('playlist').execute());
  });

  test('of their bookings, if they were logged in', async () => {
    await clearBookings(database().db);
    const own = await book(as('lin'), [slotOf('A1')]);
    const visitors = await book(as('lin', { caller: null }), [slotOf('A2')]);
    for (const id of [own, visitors]) {
      await reviewBooking(staff(), { id, seen: 'held', decision: 'refused', note: '档期有变' });
    }
    expect(await list('lin')).toMatchObject([
      {
        text: expect.stringMatching(/^你的广告预订 LF\S+ 未被接受$/),
        ...{ reason: '档期有变', about: null, path: expect.stringMatching(/^\/business\/requests\/[\w-]+$/) },
      },
    ]);
  });

  test('only if what causes it is saved', async () => {
    const failing = as('fan1', {
      emit: async (...told) => {
        await as('fan1').emit(...told);
        throw new Error('later');
      },
    });
    await expect(like(failing, { kind: 'video', id: 'w', like: true })).rejects.toThrow('later');
    const input = { kind: 'video', thingId: 'w', text: '好', replyTo: '', acknowledged: false } as const;
    await expect(sendComment(failing, input)).rejects.toThrow('later');
    expect(await list('lin')).toEqual([]);
  });
});
