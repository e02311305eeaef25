import type { Caller } from '@/lib/platform/server/context';
import { articlePages, articleReviewer, articlesIn, bad, sameArticle } from '@/test/articles';
import { callerOf, noon } from '@/test/context';
import { deedsOfEachTest } from '@/test/deeds';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import {
  articleRow as articleRowCall,
  getArticleForReview as getCall,
  listArticleReviews as listCall,
} from '../../contract';
import { removeArticle } from '../own/remove-article';
import { saveArticle } from '../own/save-article';
import { submitArticle } from '../own/submit-article';
import { withdrawArticle } from '../own/withdraw-article';
import { decideOnArticle } from './decide-on-article';
import { featureArticle } from './feature-article';
import { getArticleForReview } from './get-article-for-review';
import { listArticleReviews } from './list-article-reviews';

type Decision = Parameters<typeof decideOnArticle>[1];

const others: [string, Caller | null, string][] = [
  ['a visitor', null, 'Unauthorized'],
  ['its author', callerOf('lin'), 'Forbidden'],
  ['an editor', callerOf('ed', { staff: 'editor' }), 'Forbidden'],
];

describeOnBothEngines('reviewing articles', (database) => {
  const { as, begin, add, rowOf, listsOf, tags, versions, countsOfLists } = articlesIn(database);
  const later = noon + 1000;
  const decide = (decision: Partial<Decision> = {}, caller: Caller | null = articleReviewer) =>
    decideOnArticle(as(caller, { now: () => later }), {
      id: 'waits',
      revision: 2,
      act: 'approve',
      reason: '',
      ...decision,
    });
  const deeds = deedsOfEachTest(database);
  const notices = () => database().db.read.selectFrom('notice').select(['person_id', 'kind', 'detail']).execute();
  const save = (fields: object = {}) =>
    saveArticle(as('lin'), { ...sameArticle, id: 'waits', revision: 2, acknowledged: false, ...fields });

  beforeEach(begin);
  beforeEach(() => {
    const waits = { state: 'pending_review', revision: 2, topic_id: 'light', tags: ['灯光'], like_count: 3 } as const;
    return add(
      { ...waits, id: 'waits', submitted_at: noon - 1000, words: '["私彩"]', body_zh: `<p>${bad}</p>` },
      { ...waits, id: 'later', submitted_at: noon, title_en: 'Night' },
      { id: 'public', revision: 2, topic_id: 'light', featured_at: noon, tags: ['灯光'] },
      { id: 'failed', state: 'failed', verified_at: noon - 5, revision: 2 },
      { id: 'draft', state: 'pending_edit', submitted_at: null, revision: 2 },
      { id: 'deleted', state: 'deleted', revision: 2 },
    );
  });

  test('an approved one is public from then on, in every list that it belongs to, and its author is told', async () => {
    await decide();
    expect(await rowOf('waits')).toMatchObject({ state: 'verified', verified_at: later, reason: '' });
    expect(await listsOf('waits')).toEqual(['  3', ' 灯光 3', 'light  3', 'light 灯光 3']);
    expect(await tags()).toEqual(articlePages('waits'));
    expect(await deeds()).toMatchObject([
      { action: 'article.post.approved', subject_id: 'waits', after: '{"state":"verified"}' },
    ]);
    expect(await notices()).toMatchObject([{ person_id: 'lin', kind: 'articleDecided' }]);
  });

  test('one that was public before keeps its date', async () => {
    await submitArticle(as('lin'), { id: 'failed', revision: 2, acknowledged: false });
    await decide({ id: 'failed' });
    expect(await rowOf('failed')).toMatchObject({ state: 'verified', verified_at: noon - 5 });
  });

  test('one that is refused or taken down needs a reason, and is in no list', async () => {
    const required = { code: '400', details: { fields: [{ field: 'reason', rule: 'required' }] } };
    await expect(decide({ act: 'refuse' })).rejects.toMatchObject(required);
    await decide({ act: 'refuse', reason: '太短' });
    expect(await rowOf('waits')).toMatchObject({ state: 'failed', reason: '太短', verified_at: null });
    await expect(decide({ id: 'public', act: 'takeDown' })).rejects.toMatchObject(required);
    await decide({ id: 'public', act: 'takeDown', reason: '引用' });
    expect(await rowOf('public')).toMatchObject({ state: 'failed', featured_at: null });
    expect(await listsOf('public')).toEqual([]);
    expect(await countsOfLists()).toEqual({ counted: {}, recounted: {} });
  });

  test.each(others)('is nothing for %s', async (_, caller, code) => {
    await expect(decide({}, caller)).rejects.toMatchObject({ code });
    await expect(featureArticle(as(caller), { id: 'public', isFeatured: true })).rejects.toMatchObject({ code });
    await expect(getArticleForReview(as(caller), { id: 'waits' })).rejects.toMatchObject({ code });
    await expect(listArticleReviews(as(caller), listCall.input.parse({}))).rejects.toMatchObject({ code });
  });

  test.each([
    [{ id: 'nothing' }, 'NullPointer'],
    [{ id: 'deleted' }, 'NullPointer'],
    [{ revision: 1 }, 'Changed'],
    [{ id: 'draft' }, 'Changed'],
    [{ id: 'public' }, 'Changed'],
    [{ act: 'takeDown', reason: '引用' } as const, 'Changed'],
  ])('%j is refused', async (decision, code) => {
    await expect(decide(decision)).rejects.toMatchObject({ code });
    expect(await deeds()).toEqual([]);
  });

  test('of ten decisions at once one is made', async () => {
    const acts = Array.from({ length: 10 }, (_, index) => decide(index % 2 ? { act: 'refuse', reason: '太短' } : {}));
    const ends = await settled(acts);
    expect(ends.toSorted()).toEqual([...Array(9).fill('Changed'), 'done']);
    expect(await deeds()).toHaveLength(1);
    const { counted, recounted } = await countsOfLists();
    expect(counted).toEqual(recounted);
  });

  test.each([
    ['a save', () => save({ titleZh: '新题', topicId: 'light', tags: ['灯光'] })],
    ['its author who takes it back', () => withdrawArticle(as('lin'), { id: 'waits' })],
    ['its author who deletes it', () => removeArticle(as('lin'), { id: 'waits' })],
  ])('a decision and %s at once leave lists that agree with it', async (_, act) => {
    const ends = await settled([decide(), act(), decide({ act: 'refuse', reason: '太短' })]);
    expect(ends.filter((end) => end === 'done').length).toBeGreaterThan(0);
    for (const end of ends) expect(['done', 'Changed', 'NullPointer']).toContain(end);
    const { state } = await rowOf('waits');
    expect((await listsOf('waits')).length > 0).toBe(state === 'verified');
    const { counted, recounted } = await countsOfLists();
    expect(counted).toEqual(recounted);
  });

  test('of two who hand one in at once one does, and what it said is kept', async () => {
    const hand = () =>
      submitArticle(as('lin', { now: () => later }), { id: 'draft', revision: 2, acknowledged: false });
    expect((await settled([hand(), hand()])).toSorted()).toEqual(['Changed', 'done']);
    expect(await rowOf('draft')).toMatchObject({ state: 'pending_review', submitted_at: later, words: '[]' });
    expect(await versions('draft')).toMatchObject([{ version: 2, titleZh: '旧题' }]);
    await withdrawArticle(as('lin'), { id: 'draft' });
    expect(await rowOf('draft')).toMatchObject({ state: 'pending_edit', submitted_at: null });
    await expect(withdrawArticle(as('lin'), { id: 'draft' })).rejects.toMatchObject({ code: 'Changed' });
  });

  test('handing one in asks about its words, and needs what is missing, a channel and a phone', async () => {
    const hand = (input: object = {}, caller = callerOf('lin')) =>
      submitArticle(as(caller), { id: 'mine', revision: 0, acknowledged: false, ...input });
    await add(
      { id: 'mine', state: 'pending_edit', body_zh: `<p>${bad}</p>`, tags: ['casino bonus'] },
      { id: 'empty', state: 'pending_edit', title_zh: '', body_zh: '' },
      { id: 'half', state: 'failed', title_en: 'Light' },
      { id: 'blocked', state: 'pending_edit', topic_id: 'sound' },
      { id: 'homeless', state: 'pending_edit', topic_id: 'closed' },
    );
    const broken = (...fields: [string, string][]) => ({
      code: '400',
      details: { fields: fields.map(([field, rule]) => ({ field, rule })) },
    });
    await expect(hand({ id: 'empty' })).rejects.toMatchObject(broken(['titleZh', 'required'], ['bodyZh', 'required']));
    await expect(hand({ id: 'half' })).rejects.toMatchObject(broken(['bodyEn', 'required']));
    await expect(hand({ id: 'blocked' })).rejects.toMatchObject(broken(['topicId', 'blocked']));
    await expect(hand({ id: 'homeless' })).rejects.toMatchObject(broken(['topicId', 'unknown']));
    await expect(hand({}, callerOf('lin', { hasPhone: false }))).rejects.toMatchObject({ code: 'PhoneNeeded' });
    await expect(hand({}, callerOf('mo'))).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(hand()).rejects.toMatchObject({ code: 'ProhibitedWords' });
    expect(await hand({ acknowledged: true })).toMatchObject({ state: 'pending_review' });
    expect(JSON.parse((await rowOf('mine')).words)).toEqual(['赌博', 'casino bonus']);
  });

  test('featuring is the state that was asked for, recorded once, and only of a public one', async () => {
    const feature = (id: string, isFeatured: boolean) =>
      featureArticle(as(articleReviewer, { now: () => later }), { id, isFeatured });
    expect(await settled([feature('public', false), feature('public', false)])).toEqual(['done', 'done']);
    await feature('public', true);
    expect(await rowOf('public')).toMatchObject({ featured_at: later });
    expect((await deeds()).map(({ action }) => action)).toEqual(['article.post.unfeatured', 'article.post.featured']);
    expect(await tags()).toEqual(['article:lists', 'article:lists']);
    for (const id of ['waits', 'deleted', 'nothing']) {
      await expect(feature(id, true)).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });

  test('staff see everything that is written of one, in any state but deleted, with its words', async () => {
    const article = await getArticleForReview(as(articleReviewer), { id: 'waits' });
    expect(getCall.data.parse(article)).toEqual(article);
    expect(article).toMatchObject({
      titleZh: '旧题',
      author: '林一',
      authorId: 'lin',
      words: ['私彩', '赌博'],
      tags: ['灯光'],
    });
    expect(await getArticleForReview(as(articleReviewer), { id: 'public' })).toMatchObject({ isFeatured: true });
    await expect(getArticleForReview(as(articleReviewer), { id: 'deleted' })).rejects.toMatchObject({
      code: 'NullPointer',
    });
  });

  test('the table has those of one state, in the order asked for, by title, author or id', async () => {
    const list = async (input: object = {}) =>
      (await listArticleReviews(as(articleReviewer), listCall.input.parse(input))).list;
    const ids = async (input: object = {}) => (await list(input)).map(({ id }) => id);
    const rows = await list();
    expect(rows.map((row) => articleRowCall.parse(row))).toEqual(rows);
    expect(rows[0]).toMatchObject({ id: 'waits', topic: '光', author: '林一', words: ['私彩'], isFeatured: false });
    expect(await ids()).toEqual(['waits', 'later']);
    expect(await ids({ order: 'desc' })).toEqual(['later', 'waits']);
    expect(await ids({ search: 'NIGHT' })).toEqual(['later']);
    expect(await ids({ search: '林' })).toEqual(['waits', 'later']);
    expect(await ids({ search: 'later' })).toEqual(['later']);
    expect(await ids({ state: 'verified' })).toEqual(['public']);
    expect(await ids({ state: 'failed' })).toEqual(['failed']);
  });
});
