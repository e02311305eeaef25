import { shownNickname } from '@/lib/people/person/port';
import type { Reader } from '@/lib/platform/server/db/database';
import type { ToldJob } from './events';

/** A job with its company, as its applicants are told of it. The name is said in Chinese: it is the same in both languages. */
export async function findToldJob(db: Reader, jobId: string): Promise<ToldJob & { company: string }> {
  const { title_zh, title_en, nickname } = await db
    .selectFrom('job_post')
    .innerJoin('person', 'person.id', 'company_id')
    .select(['title_zh', 'title_en', 'nickname'])
    .where('job_post.id', '=', jobId)
    .executeTakeFirstOrThrow();
  return {
    ...{ jobId, jobZh: title_zh || title_en, jobEn: title_en || title_zh },
    company: shownNickname(nickname, 'zh'),
  };
}
