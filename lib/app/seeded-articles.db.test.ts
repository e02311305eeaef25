import { pictureKeys, plainText, workIds } from '@/lib/base/rich-text/codes';
import { sanitizeArticle } from '@/lib/base/rich-text/port';
import { articleLimits, articleStates, textStates } from '@/lib/community/article/codes';
import { articleDetail } from '@/lib/community/article/contract';
import { findFeaturedArticle } from '@/lib/community/article/server/find-featured-article';
import { getArticle } from '@/lib/community/article/server/get-article';
import { listArticleSubjects } from '@/lib/community/article/server/list-article-subjects';
import { articlesIn } from '@/test/articles';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { seed } from '@/test/seeded';
import { demonstrationPictures } from './demonstration-pictures';

describeOnOneEngine('the articles of the demonstration', (database) => {
  beforeAll(() => seed(database().db));
  const rows = () => database().db.read.selectFrom('article').selectAll().orderBy('id').execute();
  const shown = async () => (await rows()).filter(({ state }) => state === 'verified');

  test('are there in every state but deleted, over 400 days, with reasons and words where they are due', async () => {
    const all = await rows();
    const counts = articleStates.map((state) => all.filter((row) => row.state === state).length);
    expect(Object.fromEntries(articleStates.map((state, index) => [state, counts[index]]))).toEqual({
      ...{ pending_edit: 3, pending_review: 4, verified: 50, failed: 3, deleted: 0 },
    });
    expect(all.filter(({ state, verified_at }) => state === 'failed' && verified_at !== null)).toHaveLength(1);
    for (const { state, reason, created_at, submitted_at, verified_at, edited_at } of all) {
      expect(reason !== '').toBe(state === 'failed');
      const times = [created_at, submitted_at, verified_at, edited_at, noon].filter((at) => at !== null);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
    const ages = (await shown()).map(({ verified_at }) => (noon - (verified_at ?? 0)) / 86_400_000);
    expect([Math.min(...ages) > 0, Math.max(...ages) > 300, Math.max(...ages) < 400]).toEqual([true, true, true]);
    expect(all.filter(({ words }) => words !== '[]').map(({ state }) => state)).toEqual(['pending_review']);
  });

  test('stand in each way to one another, in texts of some length that stay as they are', async () => {
    const public_ = await shown();
    const details = await Promise.all(
      public_.flatMap(({ id }) =>
        (['zh', 'en'] as const).map((language) => getArticle(testContext(database().db, { language }), { id })),
      ),
    );
    expect(details.map((article) => articleDetail.parse(article))).toEqual(details);
    expect(new Set(details.map(({ textState }) => textState))).toEqual(new Set(textStates));
    for (const { body, tags, works } of details) {
      expect(sanitizeArticle(body)).toBe(body);
      expect(plainText(body).length).toBeGreaterThan(250);
      expect([tags.length > 0, tags.length <= articleLimits.tags]).toEqual([true, true]);
      expect(works.map(({ videoId }) => videoId)).toEqual(workIds(body));
    }
  });

  test('have pictures that are drawn, and that are theirs', async () => {
    const drawn = new Set(demonstrationPictures().map(({ key }) => key));
    const kept = await database().db.read.selectFrom('article_picture').select('stem').execute();
    const stems = new Set(kept.map(({ stem }) => stem));
    const used = (await rows()).flatMap(({ cover, body_zh, body_en }) => [
      ...(cover ? [cover] : []),
      ...pictureKeys(body_zh + body_en),
    ]);
    expect(used.length).toBeGreaterThan(60);
    expect(used.filter((key) => !drawn.has(key) || !stems.has(key.replace('.jpg', '')))).toEqual([]);
  });

  test('are liked by exactly those who are counted, counted in their lists, and four are featured', async () => {
    const marks = await database().db.read.selectFrom('like_mark').selectAll().where('kind', '=', 'article').execute();
    for (const { id, author_id, like_count, verified_at } of await shown()) {
      const own = marks.filter(({ thing_id }) => thing_id === id);
      expect([id, own.length]).toEqual([id, like_count]);
      const wrong = own.filter((mark) => mark.person_id === author_id || mark.created_at < (verified_at ?? noon));
      expect([...wrong, ...own.filter((mark) => mark.created_at > noon)]).toEqual([]);
    }
    const { counted, recounted } = await articlesIn(database).countsOfLists();
    expect(counted).toEqual(recounted);
    const visitor = testContext(database().db);
    expect((await listArticleSubjects(visitor, { topicId: '' })).topics.length).toBeGreaterThan(8);
    expect((await shown()).filter(({ featured_at }) => featured_at !== null)).toHaveLength(4);
    expect((await findFeaturedArticle(visitor))?.cover).not.toBeNull();
  });

  test('wait for staff with later edits, and have been changed before', async () => {
    const { read } = database().db;
    const waiting = await read
      .selectFrom('moderation_review')
      .select('field')
      .where('kind', '=', 'article')
      .where('state', '=', 'pending')
      .execute();
    expect(waiting.map(({ field }) => field).sort()).toEqual(['bodyEn', 'titleZh']);
    const versions = await read.selectFrom('article_version').select('article_id').execute();
    expect(versions.length).toBeGreaterThan(5);
  });
});
