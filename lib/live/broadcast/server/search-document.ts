import { plainText } from '@/lib/base/rich-text/codes';
import type { SearchDocument } from '@/lib/base/thing/codes';
import { idsOf, type Searchable } from '@/lib/base/thing/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { broadcastCode } from '../codes';
import { broadcastsWithNames } from './broadcast-item';

/** Public broadcasts in the search index: by titles, host and texts. The weight grows with the start. */
export const broadcastSearch: Searchable = {
  kind: 'live',
  readDocument,
  findIds: idsOf('live_broadcast'),

  async findWeights(db, ids) {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('live_broadcast')
      .select(['id', 'review_state', 'start_at'])
      .where('id', 'in', ids)
      .execute();
    const shown = rows.filter((row) => row.review_state === broadcastCode.verified);
    return new Map(shown.map((row) => [row.id, row.start_at]));
  },
};

async function readDocument(tx: Tx, id: string): Promise<SearchDocument | null> {
  const broadcast = await broadcastsWithNames(tx)
    .select(['body_zh', 'body_en'])
    .where('live_broadcast.id', '=', id)
    .executeTakeFirst();
  if (broadcast?.review_state !== broadcastCode.verified) return null;
  return {
    nameZh: broadcast.title_zh,
    nameEn: broadcast.title_en || null,
    keywords: [broadcast.nickname],
    texts: [broadcast.body_zh, broadcast.body_en].map(plainText),
    weight: broadcast.start_at,
  };
}
