import { reviewCode } from '@/lib/events/activity/codes';
import { shownLanguage } from '@/lib/events/activity/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { listRanges, openRange, type Piece, type RangedThings } from '@/lib/platform/server/sitemap/ranges';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { inBothLanguages, inOneLanguage } from '@/lib/platform/server/sitemap/sitemap-urls';
import { contestPartPath } from '../rules/contest-path';
import { shownParts } from '../rules/shown-parts';

/** A part is a range of ids with this many activities, contests or not; a contest has up to a dozen addresses. */
const activitiesPerPart = 3000;
const perRead = 200;

/** The parts of contests that have something to show at `now`; their homes are among the activities. */
const contestsAt = (now: number): RangedThings<Contest> => ({
  table: 'activity',
  size: activitiesPerPart,
  perRead,
  readRows: readContests,
  write: (contest) => contestPages(contest, now),
  async findListed(db, from) {
    const first = publicContests(db).select('activity.id').where('contest.activity_id', '>=', from);
    return (await first.orderBy('contest.activity_id').limit(1).executeTakeFirst())?.id ?? null;
  },
});

/** What there is to see of public contests below their homes. */
export const contestsSection: SitemapSection = {
  name: 'contests',
  listParts: ({ db, now }) => listRanges(db.read, contestsAt(now())),
  openPart: ({ db, now }, part) => openRange(db.read, contestsAt(now()), part),
};

type Contest = Awaited<ReturnType<typeof readContests>>[number];

const publicContests = (db: Reader) =>
  db
    .selectFrom('contest')
    .innerJoin('activity', 'activity.id', 'contest.activity_id')
    .where('contest.published_at', 'is not', null)
    .where('activity.review_state', '=', reviewCode.verified);

function readContests(db: Reader, { after, id, next, limit }: Piece) {
  return publicContests(db)
    .select(['activity.id', 'contest.name', 'title_zh', 'title_en', 'body_zh', 'body_en', 'blocks'])
    .select(['works_at', 'shortlisted_at', 'decided_at', 'contest.updated_at'])
    .where('contest.activity_id', after, id)
    .$if(next !== null, (query) => query.where('contest.activity_id', '<', next))
    .orderBy('contest.activity_id')
    .limit(limit)
    .execute();
}

/** In both languages, or only in the one that its announcement is in, like its pages. */
function contestPages(contest: Contest, now: number): SitemapUrl[] {
  const { name, blocks, works_at, shortlisted_at, decided_at, updated_at } = contest;
  const [zh, en] = [shownLanguage(contest, 'zh'), shownLanguage(contest, 'en')];
  const shown = shownParts(
    { hasPage: blocks !== '[]', worksAt: works_at, shortlistedAt: shortlisted_at, decidedAt: decided_at },
    now,
  );
  return shown.flatMap((part) => {
    const path = contestPartPath(name ?? '', part);
    const facts = { changedAt: updated_at };
    return zh === en ? inOneLanguage(zh, path, facts) : inBothLanguages(path, facts);
  });
}
