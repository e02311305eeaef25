import fc from 'fast-check';
import { like } from '@/lib/reactions/like/server/like';
import { articleReviewer, articlesIn, sameArticle } from '@/test/articles';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { removeArticle } from './own/remove-article';
import { saveArticle } from './own/save-article';
import { submitArticle } from './own/submit-article';
import { decideOnArticle } from './review/decide-on-article';

const articles = ['a', 'b', 'c'] as const;
const acts = ['save', 'submit', 'approve', 'refuse', 'takeDown', 'like', 'unlike', 'remove'] as const;

/** What somebody tries to do with an article; much of it is not possible at its time. */
const step = fc.record({
  act: fc.constantFrom(...acts, 'save', 'submit', 'approve'),
  id: fc.constantFrom(...articles),
  topicId: fc.constantFrom('', 'light', 'dark'),
  tags: fc.subarray(['灯光', '声音', 'Light']),
  /** Whether the next one begins before this one has ended. */
  isAtOnce: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

describeOnBothEngines('the lists of articles', (database) => {
  const { as, begin, add, rowOf, countsOfLists } = articlesIn(database);

  async function take({ act, id, topicId, tags }: Step): Promise<void> {
    const { revision } = await rowOf(id);
    const own = { id, revision, acknowledged: false };
    const decision = { id, revision, reason: '太短' };
    if (act === 'save') await saveArticle(as('lin'), { ...sameArticle, ...own, topicId, tags });
    else if (act === 'submit') await submitArticle(as('lin'), own);
    else if (act === 'remove') await removeArticle(as('lin'), { id });
    else if (act === 'like' || act === 'unlike') await like(as('mo'), { kind: 'article', id, like: act === 'like' });
    else await decideOnArticle(as(articleReviewer), { ...decision, act });
  }

  /** Refusals are part of the history. */
  const tried = (one: Step) =>
    take(one).catch((error: { code?: string }) => {
      if (!['Changed', 'NullPointer'].includes(error.code ?? '')) throw error;
    });

  test('have exactly what is public after whatever has happened, and count it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        await begin();
        await database().db.transaction(async (tx) => {
          await tx
            .insertInto('topic')
            .values({
              ...(await tx.selectFrom('topic').selectAll().where('id', '=', 'light').executeTakeFirstOrThrow()),
              id: 'dark',
              name_key: 'dark',
            })
            .execute();
          await insertRows(tx, 'person', [personRow({ id: 're' })]);
        });
        await add({ id: 'a' }, { id: 'b', state: 'pending_review' }, { id: 'c', state: 'pending_edit' });
        let running: Promise<void>[] = [];
        for (const one of steps) {
          running.push(tried(one));
          if (one.isAtOnce) continue;
          await Promise.all(running);
          running = [];
        }
        await Promise.all(running);
        expect(await entries()).toEqual(await expected());
        const { counted, recounted } = await countsOfLists();
        expect(counted).toEqual(recounted);
      }),
      { numRuns: 12 },
    );
  });

  async function entries(): Promise<string[]> {
    const rows = await database().db.read.selectFrom('article_entry').selectAll().execute();
    return rows.map((row) => `${row.article_id} ${row.topic_id} ${row.tag_key} ${row.like_count}`).sort();
  }

  /** Each public article in all, in its channel, with each of its tags, in both. */
  async function expected(): Promise<string[]> {
    const { read } = database().db;
    const rows = await read.selectFrom('article').selectAll().where('state', '=', 'verified').execute();
    const tags = await read.selectFrom('article_tag').selectAll().execute();
    return rows
      .flatMap(({ id, topic_id, like_count }) => {
        const own = tags.filter((tag) => tag.article_id === id).map(({ tag_key }) => tag_key);
        const topics = topic_id === null ? [''] : ['', topic_id];
        return topics.flatMap((topic) => ['', ...own].map((tag) => `${id} ${topic} ${tag} ${like_count}`));
      })
      .sort();
  }
});
