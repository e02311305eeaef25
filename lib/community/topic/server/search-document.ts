import type { SearchDocument } from '@/lib/base/thing/codes';
import { idsOf, type Searchable } from '@/lib/base/thing/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { publicTopicState } from '../codes';

/** Channels that passed review in the search index: by names and intros. */
export const topicSearch: Searchable = {
  kind: 'topic',
  readDocument,
  findIds: idsOf('topic'),

  async findWeights(db, ids) {
    if (ids.length === 0) return new Map();
    const rows = await db.selectFrom('topic').select(['id', 'state', 'member_count']).where('id', 'in', ids).execute();
    return new Map(rows.filter(({ state }) => state === publicTopicState).map((row) => [row.id, row.member_count]));
  },
};

async function readDocument(tx: Tx, id: string): Promise<SearchDocument | null> {
  const topic = await tx.selectFrom('topic').selectAll().where('id', '=', id).executeTakeFirst();
  if (topic?.state !== publicTopicState) return null;
  return {
    nameZh: topic.name_zh,
    nameEn: topic.name_en,
    keywords: [],
    texts: [topic.intro_zh, topic.intro_en ?? ''],
    weight: topic.member_count,
  };
}
