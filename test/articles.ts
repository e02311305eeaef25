import type { z } from 'zod';
import type { articleFields } from '@/lib/community/article/contract';
import { keepLists } from '@/lib/community/article/server/lists';
import type { Caller, Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { tagKey } from '@/lib/platform/shared/tag-key';
import { callerOf, noon, testContext } from './context';
import { articleRow, insertRows, personRow, topicRow } from './rows';

/** Both are initial words of every site. */
export const [bad, worse] = ['一起赌博', 'casino bonus'] as const;

/** Lin's fields of an article without changes. */
export const sameArticle = {
  ...{ titleZh: '旧题', titleEn: '', bodyZh: '<p>旧文</p>', bodyEn: '' },
  ...{ cover: '', tags: [], topicId: '' },
} satisfies z.output<typeof articleFields>;

/** An article of Lin's that is complete in Chinese, with these tags. */
export type ArticleOfLin = Partial<ReturnType<typeof articleRow>> & { id: string; tags?: readonly string[] };

const ofLin = ({ tags: _, ...row }: ArticleOfLin) =>
  articleRow({ author_id: 'lin', title_zh: '旧题', body_zh: '<p>旧文</p>', excerpt_zh: '旧文', ...row });

export const articleReviewer = callerOf('re', { staff: 'reviewer' });

const emptied = [
  ...([
    'article',
    'article_subject',
    'topic_block',
    'topic',
    'video',
    'moderation_review',
    'job',
    'like_mark',
  ] as const),
  ...(['comment_entry', 'collection_item', 'page_invalidation', 'notice', 'person'] as const),
];

/** What tests of articles do with a database. */
export function articlesIn(database: () => { db: Database }) {
  const read = () => database().db.read;
  return {
    as: (caller: string | Caller | null, overrides: Partial<Context> = {}) =>
      testContext(database().db, { caller: typeof caller === 'string' ? callerOf(caller) : caller, ...overrides }),
    /** Lin, whose articles they are, Mo, and the public channels `light` and `sound`, of which `sound` has blocked Lin. */
    begin: () =>
      database().db.transaction(async (tx) => {
        for (const table of emptied) await tx.deleteFrom(table).execute();
        await insertRows(tx, 'person', [
          personRow({ id: 'lin', nickname: '林一' }),
          personRow({ id: 'mo', nickname: '莫' }),
        ]);
        await insertRows(tx, 'topic', [
          topicRow({ id: 'light', name_zh: '光', name_en: 'Light' }),
          topicRow({ id: 'sound', name_zh: '声' }),
          topicRow({ id: 'closed', name_zh: '关', state: 'failed' }),
        ]);
        await insertRows(tx, 'topic_block', [{ topic_id: 'sound', person_id: 'lin', created_at: noon }]);
      }),
    /** Articles of Lin's with their tags, in the lists that they belong to. */
    add: (...articles: ArticleOfLin[]) =>
      database().db.transaction(async (tx) => {
        const rows = articles.map(ofLin);
        await insertRows(tx, 'article', rows);
        const tags = articles.flatMap(({ id, tags: own = [] }) =>
          own.map((tag, position) => ({ article_id: id, position, tag, tag_key: tagKey(tag) })),
        );
        await insertRows(tx, 'article_tag', tags);
        for (const row of rows) await keepLists(tx, row);
      }),
    rowOf: (id: string) => read().selectFrom('article').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** The lists that have an article, as `channel tag`, with its likes in them. */
    listsOf: async (id: string) => {
      const rows = await read().selectFrom('article_entry').selectAll().where('article_id', '=', id).execute();
      return rows.map(({ topic_id, tag_key, like_count }) => `${topic_id} ${tag_key} ${like_count}`).sort();
    },
    /** What is counted of each list, and what there is to count. */
    countsOfLists: async () => {
      const counted = await read().selectFrom('article_subject').selectAll().execute();
      const entries = await read().selectFrom('article_entry').selectAll().execute();
      const filtered = entries.filter(({ topic_id, tag_key }) => topic_id !== '' || tag_key !== '');
      const groups = Map.groupBy(filtered, ({ topic_id, tag_key }) => `${topic_id} ${tag_key}`);
      return {
        counted: Object.fromEntries(counted.map((row) => [`${row.topic_id} ${row.tag_key}`, row.article_count])),
        recounted: Object.fromEntries(Array.from(groups, ([list, { length }]) => [list, length])),
      };
    },
    tags: async () => {
      const rows = await read().selectFrom('page_invalidation').select('tag').execute();
      return rows.map(({ tag }) => tag).sort();
    },
    jobs: () => read().selectFrom('job').select(['kind', 'payload', 'run_at']).orderBy('kind').execute(),
    versions: async (id: string) => {
      const rows = read().selectFrom('article_version').selectAll().where('article_id', '=', id).orderBy('version');
      return (await rows.execute()).map(({ version, texts }) => ({ version, ...JSON.parse(texts) }));
    },
    waiting: () =>
      read()
        .selectFrom('moderation_review')
        .select(['id', 'field', 'text'])
        .where('state', '=', 'pending')
        .orderBy('field')
        .execute(),
  };
}

/** All pages that show a public article of Lin's. */
export const articlePages = (id: string) => [`article:${id}`, 'article:lists', 'person:lin', 'search:index'].sort();
