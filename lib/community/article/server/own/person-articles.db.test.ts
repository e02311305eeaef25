import { decideOnReview } from '@/lib/base/moderation/port';
import { articlePages, articleReviewer, articlesIn, bad, sameArticle } from '@/test/articles';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows } from '@/test/rows';
import { saveArticle } from './save-article';

describeOnBothEngines('the articles of an account', (database) => {
  const { as, begin, add, rowOf, listsOf, tags, jobs, waiting, countsOfLists } = articlesIn(database);
  const emit = (kind: 'account.erased' | 'account.exported', parts: Record<string, unknown> = {}) => {
    const context = testContext(database().db);
    return database().db.transaction((tx) => context.emit(context, tx, kind, { personId: 'lin', parts }));
  };

  beforeEach(begin);
  beforeEach(async () => {
    await add(
      {
        id: 'public',
        topic_id: 'light',
        tags: ['灯光'],
        cover: 'articles/public/a.jpg',
        title_en: 'Light',
        body_en: '<p>a</p>',
      },
      { id: 'draft', state: 'pending_edit', created_at: noon + 1 },
      { id: 'deleted', state: 'deleted' },
      { id: 'others', author_id: 'mo', tags: ['灯光'] },
    );
    const written = { ...sameArticle, bodyZh: `<p>${bad}</p>`, titleEn: 'Light', bodyEn: '<p>a</p>' };
    await saveArticle(as('lin'), {
      ...written,
      id: 'public',
      revision: 0,
      acknowledged: true,
      topicId: 'light',
      tags: ['灯光'],
    });
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'article_picture', [{ stem: 'articles/public/a', article_id: 'public', added_at: noon }]);
      await tx.deleteFrom('page_invalidation').execute();
      await tx.deleteFrom('job').execute();
    });
  });

  test('are gone with it: texts, versions, tags, pictures, what waits for review, and every list', async () => {
    const [review] = await waiting();
    await emit('account.erased');
    expect(await rowOf('public')).toMatchObject({
      ...{ state: 'deleted', title_zh: '', title_en: '', body_zh: '', body_en: '', excerpt_zh: '', cover: null },
    });
    expect(await rowOf('draft')).toMatchObject({ state: 'deleted', title_zh: '', body_zh: '' });
    expect(await rowOf('others')).toMatchObject({ state: 'verified' });
    for (const table of ['article_version', 'article_picture'] as const) {
      expect(await database().db.read.selectFrom(table).select('article_id').execute()).toEqual([]);
    }
    expect([await waiting(), await listsOf('public')]).toEqual([[], []]);
    expect(await countsOfLists()).toEqual({ counted: { ' 灯光': 1 }, recounted: { ' 灯光': 1 } });
    expect(await tags()).toEqual(expect.arrayContaining(articlePages('public')));
    const prefixes = (await jobs()).filter(({ kind }) => kind === 'article.remove-pictures');
    expect(prefixes.map(({ payload }) => JSON.parse(payload).prefix)).toContain('articles/public/');
    await expect(decideOnReview(as(articleReviewer), { id: review?.id ?? '', isAllowed: true })).rejects.toMatchObject({
      code: 'NullPointer',
    });
  });

  test('are in its export, with what waits for review', async () => {
    const parts: Record<string, unknown> = {};
    await emit('account.exported', parts);
    expect(parts.articles).toMatchObject([
      {
        ...{
          id: 'public',
          state: 'verified',
          bodyZh: '<p>旧文</p>',
          titleEn: 'Light',
          tags: ['灯光'],
          topicId: 'light',
        },
        underReview: { bodyZh: `<p>${bad}</p>` },
      },
      { id: 'draft', publishedAt: null },
    ]);
  });
});
