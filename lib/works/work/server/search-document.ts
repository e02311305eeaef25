import type { SearchDocument } from '@/lib/base/thing/codes';
import { idsOf, type Searchable } from '@/lib/base/thing/port';
import { industryName, professionName } from '@/lib/people/person/port';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { languages } from '@/lib/platform/shared/language';
import en from '@/messages/en/works/work-category.json';
import zh from '@/messages/zh/works/work-category.json';
import { publicState } from '../codes';

/** Public works in the search index: by titles, tags, makers, software, industry, and intros. */
export const workSearch: Searchable = {
  kind: 'video',
  readDocument,
  findIds: idsOf('video'),

  async findWeights(db, ids) {
    if (ids.length === 0) return new Map();
    // Only by id: with a condition on the state, SQLite scans all verified works.
    const rows = await db.selectFrom('video').select(['id', 'state', 'score']).where('id', 'in', ids).execute();
    return new Map(rows.filter(({ state }) => state === publicState).map(({ id, score }) => [id, score]));
  },
};

async function readDocument(tx: Tx, id: string): Promise<SearchDocument | null> {
  const work = await tx.selectFrom('video').selectAll().where('id', '=', id).executeTakeFirst();
  if (work?.state !== publicState) return null;
  return {
    nameZh: work.title_zh,
    nameEn: work.title_en,
    keywords: [
      ...(await findTags(tx, id)),
      ...(await findMakers(tx, work)),
      ...(JSON.parse(work.software) as string[]),
      ...(work.category ? [zh[work.category], en[work.category]] : []),
      ...inBothLanguages(work.industry, industryName),
      ...inBothLanguages(work.profession, professionName),
    ],
    texts: [work.intro_zh, work.intro_en ?? ''],
    weight: work.score,
  };
}

async function findTags(db: Reader, id: string): Promise<string[]> {
  const rows = await db.selectFrom('video_tag').select('tag').where('video_id', '=', id).orderBy('position').execute();
  return rows.map(({ tag }) => tag);
}

/** The nicknames of its author and of people with a confirmed credit. */
async function findMakers(db: Reader, { id, author_id }: { id: string; author_id: string }): Promise<string[]> {
  const credits = db.selectFrom('video_credit').where('video_id', '=', id).where('state', '=', 'confirmed');
  const credited = await credits.select('person_id').execute();
  // By ids alone: with a subquery beside the author, PostgreSQL reads all persons.
  const makers = [author_id, ...credited.map(({ person_id }) => person_id)];
  const rows = await db.selectFrom('person').select('nickname').where('id', 'in', makers).execute();
  return rows.map(({ nickname }) => nickname);
}

function inBothLanguages(id: string | null, nameOf: typeof industryName): string[] {
  return id === null ? [] : languages.map((language) => nameOf(id, language) ?? '');
}
