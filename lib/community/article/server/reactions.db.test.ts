import { sendComment } from '@/lib/reactions/comment/server/send-comment';
import { like } from '@/lib/reactions/like/server/like';
import { articlePages, articleReviewer, articlesIn } from '@/test/articles';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { settled } from '@/test/settled';
import { listArticles } from './list-articles';
import { removeArticle } from './own/remove-article';
import { decideOnArticle } from './review/decide-on-article';

const people = Array.from({ length: 20 }, (_, index) => `p${index}`);

describeOnBothEngines('what people do with articles', (database) => {
  const { as, begin, add, rowOf, listsOf, tags, countsOfLists, jobs, versions } = articlesIn(database);
  const likes = (personId: string, id = 'public', isLiked = true) =>
    like(as(personId), { kind: 'article', id, like: isLiked });
  const say = (personId: string, id = 'public') => sendComment(as(personId), { ...said, thingId: id });
  const said = { kind: 'article', text: '好', replyTo: '', acknowledged: false } as const;
  const marks = async () => (await database().db.read.selectFrom('like_mark').select('thing_id').execute()).length;
  const liked = async () => {
    const query = { orderBy: 'liked', topicId: 'light', pageIndex: 1, pageSize: 20 } as const;
    return (await listArticles(as(null), query)).list.map(({ id, likeCount }) => [id, likeCount]);
  };

  beforeEach(begin);
  beforeEach(async () => {
    await database().db.transaction((tx) =>
      insertRows(
        tx,
        'person',
        people.map((id) => personRow({ id })),
      ),
    );
    await add(
      { id: 'public', topic_id: 'light', tags: ['灯光'], verified_at: noon - 5 },
      { id: 'other', topic_id: 'light', tags: ['灯光'] },
      ...(['pending_edit', 'pending_review', 'failed', 'deleted'] as const).map((state) => ({ id: state, state })),
    );
  });

  test('likes of many at once are counted, and order every list that has it', async () => {
    await Promise.all([...people, ...people].map((id) => likes(id)));
    await Promise.all(people.slice(0, 5).flatMap((id) => [likes(id, 'other'), likes(id, 'public', false)]));
    expect(await marks()).toBe(20);
    expect(await rowOf('public')).toMatchObject({ like_count: 15 });
    expect(await listsOf('public')).toEqual(['  15', ' 灯光 15', 'light  15', 'light 灯光 15']);
    expect(await liked()).toEqual([
      ['public', 15],
      ['other', 5],
    ]);
  });

  test.each(['pending_edit', 'pending_review', 'failed', 'deleted', 'nothing'])(
    'one that is %s is neither liked nor discussed',
    async (id) => {
      await expect(likes('mo', id)).rejects.toMatchObject({ code: 'NullPointer' });
      await expect(say('mo', id)).rejects.toMatchObject({ code: 'NullPointer' });
      expect(await marks()).toBe(0);
    },
  );

  test('a like can be taken back when the article is gone', async () => {
    await likes('mo');
    await decideOnArticle(as(articleReviewer), { id: 'public', revision: 0, act: 'takeDown', reason: '引用' });
    await likes('mo', 'public', false);
    expect([await marks(), (await rowOf('public')).like_count]).toEqual([0, 0]);
  });

  test('deleting it at the same time ends without waiting, and nothing of it is left in a list', async () => {
    await say('mo');
    const ends = await settled([
      ...people.map((id) => likes(id)),
      removeArticle(as('lin'), { id: 'public' }),
      ...people.slice(0, 5).map((id) => say(id)),
    ]);
    for (const end of ends) expect(['done', 'NullPointer']).toContain(end);
    const { state, like_count, comment_count } = await rowOf('public');
    expect([state, like_count]).toEqual(['deleted', await marks()]);
    const comments = await database().db.read.selectFrom('comment_entry').select('id').execute();
    expect(comments).toHaveLength(comment_count);
    expect(await listsOf('public')).toEqual([]);
    const { counted, recounted } = await countsOfLists();
    expect(counted).toEqual(recounted);
  });

  test('deleting ends its texts, versions, tags and pictures; its titles stay for those who have it', async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'article_version', [{ article_id: 'public', version: 0, texts: '{}', saved_at: noon }]);
      await insertRows(tx, 'article_picture', [{ stem: 'articles/public/a', article_id: 'public', added_at: noon }]);
    });
    await removeArticle(as('lin'), { id: 'public' });
    expect(await rowOf('public')).toMatchObject({ title_zh: '旧题', body_zh: '', excerpt_zh: '', cover: null });
    expect(await versions('public')).toEqual([]);
    expect(await jobs()).toMatchObject([{ kind: 'article.remove-pictures', payload: '{"prefix":"articles/public/"}' }]);
    expect(await tags()).toEqual(articlePages('public'));
    for (const personId of ['lin', 'mo']) {
      await expect(removeArticle(as(personId), { id: 'public' })).rejects.toMatchObject({ code: 'NullPointer' });
    }
    await expect(removeArticle(as('mo'), { id: 'other' })).rejects.toMatchObject({ code: 'NullPointer' });
    expect(
      await settled([removeArticle(as('lin'), { id: 'other' }), removeArticle(as('lin'), { id: 'other' })]),
    ).toContain('done');
  });
});
