import type { SearchDocument } from '@/lib/base/thing/codes';
import { idsOf, type Searchable } from '@/lib/base/thing/port';
import { cityName, professionName } from '@/lib/people/person/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { jobsWithNames } from './job-item';

/** Listed jobs in the search index: by titles, company, profession, city and texts. The weight grows with their place in the lists. */
export const jobSearch: Searchable = {
  kind: 'job',
  readDocument,
  findIds: idsOf('job_post'),

  async findWeights(db, ids) {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('job_post')
      .select(['id', 'is_listed', 'refreshed_at'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.filter((row) => row.is_listed === 1).map((row) => [row.id, row.refreshed_at]));
  },
};

async function readDocument(tx: Tx, id: string): Promise<SearchDocument | null> {
  const job = await jobsWithNames(tx)
    .select(['duties_zh', 'duties_en', 'needs_zh', 'needs_en', 'job_post.profession'])
    .where('job_post.id', '=', id)
    .executeTakeFirst();
  if (job?.is_listed !== 1) return null;
  const inBoth = (name: (id: string, language: 'zh' | 'en') => string | null, of: string) =>
    [name(of, 'zh'), name(of, 'en')].filter((word): word is string => !!word);
  return {
    nameZh: job.title_zh,
    nameEn: job.title_en || null,
    keywords: [job.nickname, ...inBoth(professionName, job.profession), ...inBoth(cityName, job.city_id)],
    texts: [job.duties_zh, job.needs_zh, job.duties_en, job.needs_en],
    weight: job.refreshed_at,
  };
}
