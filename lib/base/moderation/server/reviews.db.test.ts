import type { Caller, Context, Things } from '@/lib/platform/server/context';
import { allThings, callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { listReviews as listCall } from '../contract';
import { decideOnReview } from './decide-on-review';
import { forgetReviews } from './forget-reviews';
import { listReviews, pendingTexts } from './list-reviews';
import { submitForReview, withdrawReviews } from './submit-for-review';

const reviewer = callerOf('ed', { staff: 'reviewer' });
/** A registry with people only. */
const ownerOfPeople = (placeDecided: Things['person']['placeDecided']) =>
  ({ person: { ...allThings.person, placeDecided } }) as Things;

describeOnBothEngines('reviews', (database) => {
  const as = (caller: Caller | null, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller, ...overrides });
  const submit = (field: string, text: string, { subjectId = 'lin', now = noon } = {}) =>
    database().db.transaction((tx) =>
      submitForReview(tx, { kind: 'person', subjectId, field, text, words: ['赌博'] }, now),
    );
  const pending = (subjectId = 'lin') => pendingTexts(database().db.read, 'person', subjectId);
  const list = async (caller: Caller | null, asked: object = {}) =>
    (await listReviews(as(caller), listCall.input.parse(asked))).list;
  const queue = (asked: object = {}) => list(reviewer, asked);
  const decide = (id: string, isAllowed: boolean, context = as(reviewer)) => decideOnReview(context, { id, isAllowed });
  /** Decisions recorded since the beginning of the test. */
  const deeds = async () => {
    const read = database().db.read.selectFrom('audit_entry').selectAll().orderBy('at').orderBy('id');
    return (await read.execute()).slice(noted);
  };
  const firstId = async () => (await queue())[0]?.id ?? '';
  const rows = () =>
    database()
      .db.read.selectFrom('moderation_review')
      .select(['text', 'state', 'decided_at'])
      .orderBy('text')
      .execute();

  let noted = 0;
  beforeEach(async () => {
    await database().db.transaction((tx) => tx.deleteFrom('moderation_review').execute());
    noted = 0;
    noted = (await deeds()).length;
  });

  test('wait in the order in which they came, with what was found in them', async () => {
    await submit('bio', '后', { now: noon + 1 });
    await submit('nickname', '先', { subjectId: 'mo' });
    expect(await queue()).toEqual([
      expect.objectContaining({ kind: 'person', subjectId: 'mo', field: 'nickname', text: '先', words: ['赌博'] }),
      expect.objectContaining({
        subjectId: 'lin',
        field: 'bio',
        text: '后',
        submittedAt: '2026-11-20T12:00:00.001+08:00',
      }),
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
    const things = ownerOfPeople(async (_context, _tx, decided) => {
      told.push(decided);
      return true;
    });
    const id = await firstId();
    await decide(id, isAllowed, as(reviewer, { things }));
    expect(told).toEqual([{ id: 'lin', field: 'bio', text: '文字', isAllowed }]);
    expect(await rows()).toEqual([{ text: '文字', state: isAllowed ? 'allowed' : 'refused', decided_at: noon }]);
    await expect(decide(id, !isAllowed, as(reviewer, { things }))).rejects.toMatchObject({ code: 'NullPointer' });
    expect(told).toHaveLength(1);
    // Who decided on what, but never the text itself.
    expect(await deeds()).toEqual([
      expect.objectContaining({
        actor_id: 'ed',
        action: isAllowed ? 'moderation.text.allowed' : 'moderation.text.refused',
        subject: 'person',
        subject_id: 'lin',
        after: JSON.stringify({ field: 'bio', state: isAllowed ? 'allowed' : 'refused' }),
      }),
    ]);
  });

  test.each([
    [{ search: '光' }, ['光与影', '时光']],
    [{ search: '赌' }, ['光与影', '时光', '别的']],
    [{ search: 'mo' }, ['别的']],
    [{ search: '_' }, []],
    [{ kind: 'person', order: 'desc' }, ['别的', '时光', '光与影']],
    [{ pageSize: 1, pageIndex: 2 }, ['时光']],
  ])('are listed as asked for: %j', async (asked, texts) => {
    await submit('bio', '光与影');
    await submit('tagline', '时光', { now: noon + 1 });
    await submit('bio', '别的', { subjectId: 'mo', now: noon + 2 });
    expect((await queue(asked)).map(({ text }) => text)).toEqual(texts);
  });

  test('are decided by one of two who decide at once', async () => {
    await submit('bio', '文字');
    const id = await firstId();
    const ends = await settled([decide(id, true), decide(id, false)]);
    expect(ends.sort()).toEqual(['NullPointer', 'done']);
    expect(await deeds()).toHaveLength(1);
  });

  test('that were replaced meanwhile are not decided', async () => {
    await submit('bio', '旧');
    const id = await firstId();
    await submit('bio', '新');
    await expect(decide(id, true)).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await pending()).toEqual({ bio: '新' });
  });

  test('stay undecided when their owner fails', async () => {
    await submit('bio', '文字');
    const things = ownerOfPeople(async () => {
      throw new Error('owner');
    });
    await expect(decide(await firstId(), true, as(reviewer, { things }))).rejects.toThrow('owner');
    expect(await pending()).toEqual({ bio: '文字' });
  });

  test.each([
    ['a visitor', null, 'Unauthorized'],
    ['a person', callerOf('lin'), 'Forbidden'],
    ['an editor', callerOf('ed', { staff: 'editor' }), 'Forbidden'],
  ])('are nothing for %s', async (_, caller, code) => {
    await submit('bio', '文字');
    await expect(list(caller)).rejects.toMatchObject({ code });
    await expect(decide(await firstId(), true, as(caller))).rejects.toMatchObject({ code });
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
