import { shownNickname } from '@/lib/people/person/port';
import type { Reader } from '@/lib/platform/server/db/database';
import type { ToldJob } from './events';

/** A job with its company, as its applicants are told of it. The name is said in Chinese: it is the same in both languages. */
export async function findToldJob(db: Reader, jobId: string): Promise<ToldJob> {
  const { nickname } = await db
    .selectFrom('job_post')
    .innerJoin('person', 'person.id', 'company_id')
    .select('nickname')
    .where('job_post.id', '=', jobId)
    .executeTakeFirstOrThrow();
  return { jobId, company: shownNickname(nickname, 'zh') };
}
