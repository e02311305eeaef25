import type { Reader } from '@/lib/platform/server/db/database';
import { listRanges, openRange, type Piece, type RangedThings } from '@/lib/platform/server/sitemap/ranges';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { inBothLanguages, inOneLanguage } from '@/lib/platform/server/sitemap/sitemap-urls';
import { jobPath } from '../rules/job-path';
import { shownLanguage } from '../rules/job-texts';

/** A part is a range of ids with this many jobs, open or not. */
const jobsPerPart = 10_000;
const perRead = 500;

/** The pages of open jobs: those that have ended leave it by themselves. */
export const jobsSection: SitemapSection = {
  name: 'jobs',
  listParts: ({ db, now }) => listRanges(db.read, openJobs(now())),
  openPart: ({ db, now }, part) => openRange(db.read, openJobs(now()), part),
};

const openJobs = (now: number): RangedThings<Listed> => ({
  table: 'job_post',
  size: jobsPerPart,
  perRead,
  readRows: readJobs,
  write: (job) => (job.is_listed === 1 && job.open_until > now ? jobPage(job) : []),
});

type Listed = Awaited<ReturnType<typeof readJobs>>[number];

function readJobs(db: Reader, { after, id, next, limit }: Piece) {
  return db
    .selectFrom('job_post')
    .select(['id', 'is_listed', 'open_until', 'title_zh', 'title_en', 'duties_zh', 'duties_en', 'needs_zh', 'needs_en'])
    .select(['created_at', 'published_at', 'edited_at', 'refreshed_at'])
    .where('id', after, id)
    .$if(next !== null, (query) => query.where('id', '<', next))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** In both languages, or only in the one that it has a text in, like its page. */
function jobPage(job: Listed): SitemapUrl[] {
  const { id, edited_at, published_at, created_at } = job;
  const facts = { changedAt: edited_at ?? published_at ?? created_at, images: [] };
  const [zh, en] = [shownLanguage(job, 'zh'), shownLanguage(job, 'en')];
  return zh === en ? inOneLanguage(zh, jobPath(id), facts) : inBothLanguages(jobPath(id), facts);
}
