import { callerOf, noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { noticeScene } from '@/test/notices';
import { insertRows, topicRow, videoRow } from '@/test/rows';
import { handTopicOn } from './desk/hand-topic-on';
import { removeTopicMember } from './desk/remove-topic-member';
import { setTopicStar } from './desk/set-topic-star';
import { submitTopic } from './own/submit-topic';
import { addTopicVideos } from './proposals/add-topic-videos';
import { decideTopicProposals } from './proposals/decide-proposals';
import { decideOnTopic } from './review/decide-on-topic';

const topicId = 'light';

describeOnOneEngine('notices of channels', (database) => {
  const { as, begin, list } = noticeScene(database);
  const staff = () => testContext(database().db, { caller: callerOf('fan9', { staff: 'reviewer' }) });
  const texts = async (personId: string, language: 'zh' | 'en' = 'zh') =>
    (await list(personId, '', { language })).map(({ text, path }) => [text, path]);
  const page = '/topicIntroduce?topicId=light';

  beforeEach(async () => {
    await begin();
    await database().db.transaction(async (tx) => {
      await tx.deleteFrom('topic').execute();
      await insertRows(tx, 'topic', [
        topicRow({ id: topicId, name_zh: '光绘', name_en: 'Light', intro_zh: '光', thumb: 'a', background: 'b' }),
      ]);
      const members = ['lin', 'mei', 'fan1', 'fan2'].map((person_id) => ({
        ...{ topic_id: topicId, person_id, role: person_id === 'mei' ? ('host' as const) : ('member' as const) },
        created_at: noon,
      }));
      await insertRows(tx, 'topic_member', members);
      await insertRows(tx, 'video', [videoRow({ id: 'f', author_id: 'fan1' })]);
    });
  });

  test('tell members what they are, and that they are none', async () => {
    await setTopicStar(as('mei'), { topicId, userId: 'lin', isStar: true });
    expect(await texts('lin')).toEqual([['你成为频道《光绘》的明星成员', page]]);
    await setTopicStar(as('mei'), { topicId, userId: 'lin', isStar: false });
    await removeTopicMember(as('mei'), { topicId, userId: 'fan2', block: false });
    expect((await texts('lin', 'en'))[0]).toEqual(['You are no star of the channel “Light” any more', page]);
    expect(await texts('fan2')).toEqual([['你已被移出频道《光绘》', page]]);
    await handTopicOn(staff(), { topicId, userId: 'lin' });
    expect((await texts('lin'))[0]).toEqual(['频道《光绘》已移交给你，你现在是主理人', '/topicManage/light']);
    expect(await texts('mei')).toEqual([['频道《光绘》已移交给其他成员，你现在是成员', page]]);
  });

  test('tell the host of proposed works, gathered, and their makers what became of them', async () => {
    await addTopicVideos(as('lin'), { topicId, videoIds: ['w', 'v'] });
    await addTopicVideos(as('fan1', { now: () => noon + 1 }), { topicId, videoIds: ['f'] });
    expect(await texts('mei')).toEqual([
      ['名字 fan1和名字 lin向你的频道《光绘》提交了作品', '/topicManage/light/works'],
    ]);
    await decideTopicProposals(as('mei'), { topicId, videoIds: ['w', 'v'], accept: true });
    await decideTopicProposals(as('mei'), { topicId, videoIds: ['f'], accept: false });
    expect(await texts('lin')).toEqual([['频道《光绘》收录了你提交的 2 件作品', page]]);
    expect(await texts('fan1', 'en')).toEqual([['The channel “Light” did not accept a work that you proposed', page]]);
    expect(await list('fan1')).toMatchObject([{ quote: '作品 f' }]);
  });

  test('tell who asked for a channel what was decided, and why', async () => {
    await database().db.transaction((tx) =>
      tx
        .updateTable('topic')
        .set({ state: 'pending_review', verified_at: null, creator_id: 'mei' })
        .where('id', '=', topicId)
        .execute(),
    );
    const decide = (act: 'approve' | 'refuse' | 'takeDown', reason = '') =>
      decideOnTopic(staff(), { id: topicId, revision: 0, act, reason });
    await decide('refuse', '太像');
    expect(await list('mei')).toMatchObject([
      { text: '你申请的频道《光绘》未通过审核', path: '/AddTopic/light', reason: '太像' },
    ]);
    await submitTopic(as('mei'), { id: topicId, revision: 0, acknowledged: false });
    await decide('approve');
    expect((await texts('mei', 'en'))[0]).toEqual([
      'Your channel “Light” has been approved and is public. You are its host.',
      page,
    ]);
  });
});
