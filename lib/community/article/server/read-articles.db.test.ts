import { type ArticleOfLin, articlesIn } from '@/test/articles';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { planOf } from '@/test/plan';
import { insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import { articleCounts, articleDetail, articleItem, articleSubjects, findArticles as listCall } from '../contract';
import { findFeaturedArticle } from './find-featured-article';
import { getArticle } from './get-article';
import { getArticleCounts } from './get-article-counts';
import { listArticleSubjects } from './list-article-subjects';
import { entriesOfPage, listArticles } from './list-articles';
import { listArticlesOfPerson } from './list-articles-of-person';
import { listCollectedArticles } from './list-collected-articles';

const english = { title_en: 'Night', body_en: '<p>Dark</p>', excerpt_en: 'Dark', minutes_en: 2 };

describeOnBothEngines('reading articles', (database) => {
  const { as, begin, add } = articlesIn(database);
  const visitor = (language: 'zh' | 'en' = 'zh') => as(null, { language });
  const list = async (input: object = {}, language: 'zh' | 'en' = 'zh') =>
    (await listArticles(visitor(language), listCall.input.parse(input))).list;
  const ids = async (input: object = {}) => (await list(input)).map(({ id }) => id);
  const all = { pageIndex: 1, pageSize: 20 };
  const hidden: ArticleOfLin[] = (['pending_edit', 'pending_review', 'failed', 'deleted'] as const).map((state) => ({
    id: state,
    state,
    topic_id: 'light',
    tags: ['灯光'],
    featured_at: noon,
  }));

  beforeEach(begin);
  beforeEach(() =>
    add(
      ...hidden,
      { id: 'first', topic_id: 'light', tags: ['灯光', 'Light Art'], verified_at: noon - 3, like_count: 5, ...english },
      { id: 'second', topic_id: 'closed', tags: ['灯光'], verified_at: noon - 2, like_count: 7 },
      { id: 'third', verified_at: noon - 1, like_count: 5, author_id: 'mo' },
    ),
  );

  test('lists have public ones alone, the latest or the most liked first', async () => {
    expect(await ids()).toEqual(['third', 'second', 'first']);
    expect(await ids({ orderBy: 'liked' })).toEqual(['second', 'third', 'first']);
    expect(await ids({ pageSize: 1, pageIndex: 2 })).toEqual(['second']);
    const [item] = await list();
    expect(articleItem.parse(item)).toEqual(item);
    expect(item).toMatchObject({ userId: 'mo', nickName: '莫', topic: null, minutes: 1, likeCount: 5 });
  });

  test.each([
    [{ topicId: 'light' }, ['first']],
    [{ tag: '灯光' }, ['second', 'first']],
    [{ tag: ' ＬＩＧＨＴ  art' }, ['first']],
    [{ topicId: 'light', tag: '灯光', orderBy: 'liked' }, ['first']],
    [{ topicId: 'light', tag: '声音' }, []],
    [{ topicId: 'nothing' }, []],
  ])('%j has %j', async (filter, expected) => {
    expect(await ids(filter)).toEqual(expected);
  });

  test('a channel is named while it is public', async () => {
    expect((await list({ tag: '灯光' }, 'en')).map(({ topic }) => topic)).toEqual([
      null,
      { id: 'light', title: 'Light', titleLanguage: 'en' },
    ]);
  });

  test('a text in the language asked for, else the other one, in lists and alone', async () => {
    const shown = { title: '旧题', titleLanguage: 'zh', excerpt: '旧文', minutes: 1 };
    const inEnglish = { title: 'Night', titleLanguage: 'en', excerpt: 'Dark', minutes: 2 };
    expect(await list({}, 'en')).toMatchObject([shown, shown, inEnglish]);
    expect(await list({ topicId: 'light' })).toMatchObject([shown]);
    expect(await getArticle(visitor('en'), { id: 'first' })).toMatchObject({
      ...{ ...inEnglish, body: '<p>Dark</p>', textState: 'unchecked' },
    });
    expect(await getArticle(visitor('en'), { id: 'second' })).toMatchObject({ ...shown, textState: 'missing' });
    expect(await getArticle(visitor(), { id: 'second' })).toMatchObject({ ...shown, textState: 'alone' });
  });

  test('an article has its author, its tags, and the public works that stand in it', async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'video', [
        videoRow({ id: 'w1', author_id: 'mo', title_zh: '影', duration_seconds: 90 }),
        videoRow({ id: 'w2', author_id: 'mo', state: 'failed' }),
      ]);
      const body_zh = ['w1', 'w2', 'w3', 'w1'].map((id) => `<figure data-work="${id}"></figure>`).join('');
      const changed = { body_zh, checked_at: noon, edited_at: noon + 5, like_count: 2 };
      await tx.updateTable('article').set(changed).where('id', '=', 'first').execute();
    });
    const article = await getArticle(visitor(), { id: 'first' });
    expect(articleDetail.parse(article)).toEqual(article);
    expect(article).toMatchObject({
      author: { userId: 'lin', nickname: '林一' },
      tags: ['灯光', 'Light Art'],
      works: [{ videoId: 'w1', title: '影', nickName: '莫', duration: 90 }],
      ...{ textState: 'checked', likeCount: 2, editedAt: '2026-11-20T12:00:00.005+08:00' },
    });
    const counts = await getArticleCounts(visitor(), { id: 'first' });
    expect([articleCounts.parse(counts), counts]).toEqual([counts, { likeCount: 2, commentCount: 0 }]);
  });

  test.each([...hidden.map(({ id }) => id), 'nothing'])(
    'what is %s is there for nobody, its author included',
    async (id) => {
      for (const context of [visitor(), as('lin'), as(callerOf('re', { staff: 'admin' }))]) {
        await expect(getArticle(context, { id })).rejects.toMatchObject({ code: 'NullPointer' });
        await expect(getArticleCounts(context, { id })).rejects.toMatchObject({ code: 'NullPointer' });
      }
    },
  );

  test('those of a person are in the order of their approval; with a text, those that have it in a title', async () => {
    const ofPerson = async (userId: string, text = '') =>
      (await listArticlesOfPerson(visitor(), { userId, text, ...all })).list.map(({ id }) => id);
    expect(await ofPerson('lin')).toEqual(['second', 'first']);
    expect(await ofPerson('nobody')).toEqual([]);
    expect(await ofPerson('lin', '没有')).toEqual([]);
  });

  test('those that somebody collected are the latest first, while they are public', async () => {
    const collected = ['first', 'failed', 'third'].map((target_id, index) => {
      return { person_id: 'lin', kind: 'article' as const, target_id, created_at: noon + index };
    });
    await database().db.transaction((tx) => insertRows(tx, 'collection_item', collected));
    const { list: own } = await listCollectedArticles(as('lin'), all);
    expect(own.map(({ id }) => id)).toEqual(['third', 'first']);
    await expect(listCollectedArticles(visitor(), all)).rejects.toMatchObject({ code: 'Unauthorized' });
  });

  test('the filters are the public channels, and the tags of all or of one, with most articles', async () => {
    const subjects = await listArticleSubjects(visitor('en'), { topicId: '' });
    expect(articleSubjects.parse(subjects)).toEqual(subjects);
    expect(subjects).toEqual({
      topics: [{ id: 'light', title: 'Light', titleLanguage: 'en', articleCount: 1 }],
      tags: [
        { tag: '灯光', articleCount: 2 },
        { tag: 'Light Art', articleCount: 1 },
      ],
    });
    expect((await listArticleSubjects(visitor(), { topicId: 'light' })).tags).toEqual([
      { tag: 'Light Art', articleCount: 1 },
      { tag: '灯光', articleCount: 1 },
    ]);
    expect((await listArticleSubjects(visitor(), { topicId: 'nothing' })).tags).toEqual([]);
  });

  test('the featured one is that which staff featured last, of the public ones', async () => {
    expect(await findFeaturedArticle(visitor())).toBeNull();
    await database().db.transaction(async (tx) => {
      await tx
        .updateTable('article')
        .set({ featured_at: noon - 9 })
        .where('id', '=', 'third')
        .execute();
      await tx
        .updateTable('article')
        .set({ featured_at: noon - 5 })
        .where('id', '=', 'first')
        .execute();
    });
    expect(await findFeaturedArticle(visitor())).toMatchObject({ id: 'first' });
  });

  test('an erased author is named as one', async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'gone', nickname: '', nickname_key: 'gone', erased_at: noon })]);
      await insertRows(tx, 'topic', [topicRow({ id: 'x' })]);
      await tx.updateTable('article').set({ author_id: 'gone', topic_id: 'x' }).where('id', '=', 'third').execute();
    });
    expect(await getArticle(visitor(), { id: 'third' })).toMatchObject({
      author: { userId: 'gone', nickname: '已注销用户' },
      topic: { id: 'x', title: '频道 x', titleLanguage: 'zh' },
    });
  });
});

describeOnBothEngines('the way to a page of articles', (database) => {
  test.each(['latest', 'liked'] as const)('is an index alone, in the order %s', async (orderBy) => {
    const asked = { topicId: 'light', tag: '灯光', orderBy, pageIndex: 500, pageSize: 20 };
    const plan = await planOf(database(), (db) => entriesOfPage(db, asked));
    expect(plan).toMatch(new RegExp(`(COVERING INDEX|Index Only Scan using) article_entry_${orderBy}`));
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });
});
