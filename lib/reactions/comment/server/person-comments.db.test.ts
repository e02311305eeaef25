import { noon } from '@/test/context';
import { discussionOn } from '@/test/discussion';
import { describeOnBothEngines } from '@/test/engines';

const bad = '来我的赌博网站';

describeOnBothEngines('what a person said', (database) => {
  const { send, list, visitor, workCount, remove, decide, pendingReviews, as, ...talk } = discussionOn(database);
  const entries = (author: string) =>
    database()
      .db.read.selectFrom('comment_entry')
      .select(['text', 'state'])
      .where('author_id', '=', author)
      .orderBy('created_at')
      .execute();
  const reviewed = async () =>
    (await database().db.read.selectFrom('moderation_review').select('text').execute()).map(({ text }) => text);

  beforeAll(talk.begin);
  beforeEach(talk.beginAnew);

  test('is in an export, also what is gone or waits', async () => {
    const root = await send('p1', '一', {}, noon);
    const gone = await send('p1', '二', { replyTo: root.id }, noon + 1);
    await remove('p1', gone.id);
    await send('p1', bad, { acknowledged: true }, noon + 2);
    await send('p2', '别人的');
    const parts: Record<string, unknown> = {};
    const context = visitor();
    await database().db.transaction((tx) => context.emit(context, tx, 'account.exported', { personId: 'p1', parts }));
    expect(parts.comments).toMatchObject([
      { id: root.id, about: { kind: 'video', id: 'w' }, answerTo: null, text: '一', state: 'shown' },
      { answerTo: root.id, text: '二', state: 'removed' },
      { text: bad, state: 'waiting', at: new Date(noon + 2).toISOString() },
    ]);
  });

  test('goes with the account: the texts everywhere, and what nobody has seen', async () => {
    const root = await send('p1', '一', {}, noon);
    const answer = await send('p2', '答', { replyTo: root.id }, noon + 1);
    const allowed = await send('p1', bad, { acknowledged: true, replyTo: answer.id }, noon + 2);
    await decide(allowed.id, true);
    const waiting = await send('p1', bad, { acknowledged: true }, noon + 3);
    const others = await send('p2', bad, { acknowledged: true }, noon + 4);
    const context = visitor();
    await database().db.transaction(async (tx) => {
      await context.emit(context, tx, 'account.leaving', { personId: 'p1' });
      await context.emit(context, tx, 'account.erased', { personId: 'p1' });
    });

    expect(await entries('p1')).toEqual([
      { text: '', state: 'shown' },
      { text: '', state: 'shown' },
      { text: '', state: 'removed' },
    ]);
    expect([await reviewed(), await pendingReviews()]).toEqual([[bad], [others.id]]);
    await expect(decide(waiting.id, true)).rejects.toMatchObject({ code: 'NullPointer' });
    const deleted = { nickname: '已注销用户', avatar: null };
    expect(await list(visitor())).toMatchObject([
      {
        text: '',
        author: deleted,
        replyCount: 2,
        replies: [
          { text: '答', author: { userId: 'p2' } },
          { text: '', author: deleted, to: { userId: 'p2' } },
        ],
      },
    ]);
    const late = await send('p2', '又答', { replyTo: allowed.id });
    expect(late.to).toEqual({ userId: 'p1', nickname: '已注销用户' });
    expect((await list({ ...visitor(), language: 'en' }))[0]?.author.nickname).toBe('Deleted user');
    expect(await workCount()).toBe(4);
  });
});
