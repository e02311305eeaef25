import type { SearchDocument } from '@/lib/base/thing/codes';
import { idsOf, type Searchable } from '@/lib/base/thing/port';
import { cityName } from '@/lib/people/person/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { languages } from '@/lib/platform/shared/language';
import { demandsWithNames } from './demand-item';
import { isListed } from './is-listed';

/** Demands that take proposals in the search index: by titles, company, city and texts, never by their contact; the latest first. */
export const demandSearch: Searchable = {
  kind: 'demand',
  readDocument,
  findIds: idsOf('project_demand'),

  async findWeights(db, ids) {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('project_demand')
      .select(['id', 'review_state', 'verified_at', 'closed_at', 'docked_at', 'lapsed_at'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.filter(isListed).map((row) => [row.id, row.verified_at ?? 0]));
  },
};

async function readDocument(tx: Tx, id: string): Promise<SearchDocument | null> {
  const demand = await demandsWithNames(tx)
    .select(['body_zh', 'body_en', 'lapsed_at'])
    .where('project_demand.id', '=', id)
    .executeTakeFirst();
  if (!demand || !isListed(demand)) return null;
  const cities = demand.area_id === '' ? [] : languages.map((language) => cityName(demand.area_id, language));
  return {
    nameZh: demand.title_zh,
    nameEn: demand.title_en || null,
    keywords: [demand.nickname ?? demand.company_name, ...cities].filter((word) => word !== ''),
    texts: [demand.body_zh, demand.body_en],
    weight: demand.verified_at ?? 0,
  };
}
