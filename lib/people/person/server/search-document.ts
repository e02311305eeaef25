import { keepDocument } from '@/lib/base/search/port';
import type { SearchDocument } from '@/lib/base/thing/codes';
import { idsOf, type Searchable } from '@/lib/base/thing/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { languages } from '@/lib/platform/shared/language';
import { industryName, professionName } from './dictionary';

/** People in the search index: by nickname, profession, and bio. */
export const personSearch: Searchable = {
  kind: 'person',
  readDocument,
  findIds: idsOf('person'),

  async findWeights(db, ids) {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('person')
      .select(['id', 'follower_count'])
      .where('id', 'in', ids)
      .where('erased_at', 'is', null)
      .execute();
    return new Map(rows.map(({ id, follower_count }) => [id, follower_count]));
  },
};

/** Updates the search index entry of a person; changes of their public texts call this last in their transaction. */
export async function keepPersonFound(tx: Tx, personId: string): Promise<void> {
  await keepDocument(tx, 'person', personId, readDocument);
}

async function readDocument(tx: Tx, id: string): Promise<SearchDocument | null> {
  const person = await tx.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person || person.erased_at !== null) return null;
  const { industry, profession } = person;
  return {
    nameZh: person.nickname,
    nameEn: null,
    keywords: [
      ...(JSON.parse(person.creative_fields) as string[]),
      ...languages.flatMap((language) => [
        (industry && industryName(industry, language)) ?? '',
        (profession && professionName(profession, language)) ?? '',
      ]),
    ],
    texts: [person.tagline, person.bio],
    weight: person.follower_count,
  };
}
