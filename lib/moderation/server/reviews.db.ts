import type { Caller, Context } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { decideReview } from './decide-review';
import { forgetReviews } from './forget-reviews';
import { listPendingReviews, pendingTexts } from './list-pending-reviews';
import { submitForReview, withdrawReviews } from './submit-for-review';

const reviewer = callerOf('ed', { staff: 'reviewer' });

describeOnBothEngines('reviews', (database) => {
  const as = (caller: Caller | null, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller, ...overrides });
  const submit = (field: string, text: string, { subjectId = 'lin', now = noon } = {}) =>
    database().db.transaction((tx) =>
      submitForReview(tx, { kind: 'person', subjectId, field, text, words: ['赌博'] }, now),
    );
  const pending = (subjectId = 'lin') => pendingTexts(database().db.read, 'person', subjectId);
  const queue = () => listPendingReviews(as(reviewer));
  const firstId = async () => (await queue())[0]?.id ?? '';
  const rows = () =>
    database()
      .db.read.selectFrom('moderation_review')
      .select(['text', 'state', 'decided_at'])
      .orderBy('text')
      .execute();

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      await tx.deleteFrom('moderation_review').execute();
    }),
  );

  test('wait in the order in which they came, with what was found in them', async () => {
    await submit('bio', '后', { now: noon + 1 });
    await submit('nickname', '先', { subjectId: 'mo' });
    expect(await queue()).toEqual([
      expect.objectContaining({ kind: 'person', subjectId: 'mo', field: 'nickname', text: '先', words: ['赌博'] }),
      expect.objectContaining({ subjectId: 'lin', field: 'bio', text: '后', submittedAt: noon + 1 }),
    ]);
    expect(await pending()).toEqual({ bio: '后' });
    expect(await pending('nobody')).toEqual({});
  });

  test('of the same field replace each other', async () => {
    await submit('bio', '一');
    await submit('bio', '二');
    await submit('tagline', '三');
    expect(await pending()).toEqual({ bio: '二', tagline: '三' });
    expect(await rows()).toContainEqual({ text: '一', state: 'replaced', decided_at: null });
  });

  test('of the same field at the same instant leave one that waits', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => submit('bio', `稿 ${index}`)));
    expect(await queue()).toHaveLength(1);
  });

  test('can be taken back, of one field or of all', async () => {
    for (const field of ['bio', 'tagline', 'nickname']) await submit(field, field);
    await submit('bio', '别人的', { subjectId: 'mo' });
    const { db } = database();
    await db.transaction((tx) => withdrawReviews(tx, 'person', 'lin', 'bio'));
    expect(await pending()).toEqual({ tagline: 'tagline', nickname: 'nickname' });
    await db.transaction((tx) => withdrawReviews(tx, 'person', 'lin'));
    expect(await pending()).toEqual({});
    expect(await pending('mo')).toEqual({ bio: '别人的' });
  });

  test.each([true, false])('are decided once and told (allowed: %s)', async (isAllowed) => {
    await submit('bio', '文字');
    const told: unknown[] = [];
    const emit: Context['emit'] = async (_context, _tx, kind, event) => {
      told.push([kind, event]);
    };
    const id = await firstId();
    await decideReview(as(reviewer, { emit }), id, isAllowed);
    expect(told).toEqual([
      ['moderation.decided', { kind: 'person', subjectId: 'lin', field: 'bio', text: '文字', isAllowed }],
    ]);
    expect(await rows()).toEqual([{ text: '文字', state: isAllowed ? 'allowed' : 'refused', decided_at: noon }]);
    await expect(decideReview(as(reviewer, { emit }), id, !isAllowed)).rejects.toMatchObject({ code: 'NullPointer' });
    expect(told).toHaveLength(1);
  });

  test('are decided by one of two who decide at once', async () => {
    await submit('bio', '文字');
    const id = await firstId();
    const outcomes = await Promise.allSettled(
      [true, false].map((isAllowed) => decideReview(as(reviewer), id, isAllowed)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'NullPointer' } });
  });

  test('that were replaced meanwhile are not decided', async () => {
    await submit('bio', '旧');
    const id = await firstId();
    await submit('bio', '新');
    await expect(decideReview(as(reviewer), id, true)).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await pending()).toEqual({ bio: '新' });
  });

  test('stay undecided when a listener fails', async () => {
    await submit('bio', '文字');
    const emit = async () => {
      throw new Error('listener');
    };
    await expect(decideReview(as(reviewer, { emit }), await firstId(), true)).rejects.toThrow('listener');
    expect(await pending()).toEqual({ bio: '文字' });
  });

  test.each([
    ['a visitor', null, 'Unauthorized'],
    ['a person', callerOf('lin'), 'Forbidden'],
  ])('are nothing for %s', async (_, caller, code) => {
    await submit('bio', '文字');
    await expect(listPendingReviews(as(caller))).rejects.toMatchObject({ code });
    await expect(decideReview(as(caller), await firstId(), true)).rejects.toMatchObject({ code });
    expect(await pending()).toEqual({ bio: '文字' });
  });

  test('of a person who is erased are gone, decided or not', async () => {
    await submit('bio', '一');
    await submit('bio', '二');
    await submit('bio', '别人的', { subjectId: 'mo' });
    await database().db.transaction((tx) => forgetReviews(as(null), tx, { personId: 'lin' }));
    expect((await rows()).map((row) => row.text)).toEqual(['别人的']);
  });
});
