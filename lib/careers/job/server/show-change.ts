import { keepDocument } from '@/lib/base/search/port';
import { personTag } from '@/lib/people/person/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import type { JobRow } from './find-job';
import { keepEntries } from './keep-entries';
import { jobsTag, jobTag } from './page-tags';
import { jobSearch } from './search-document';

/**
 * Updates everything public of a job: its places in the lists, its search index entry and every page that shows it. Changes of
 * its public data or visibility call this last in their transaction, with its row locked.
 */
export async function showChange(tx: Tx, job: JobRow, now: number): Promise<void> {
  await keepEntries(tx, job);
  await keepDocument(tx, 'job', job.id, jobSearch.readDocument);
  await invalidatePages(tx, [jobTag(job.id), personTag(job.company_id), jobsTag], now);
}
