import { reviewCode } from '@/lib/events/activity/codes';
import type { Reader } from '@/lib/platform/server/db/database';
import { listRanges, openRange, type Piece, type RangedThings } from '@/lib/platform/server/sitemap/ranges';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { inBothLanguages, inOneLanguage } from '@/lib/platform/server/sitemap/sitemap-urls';
import { entryPath } from '../rules/entry-path';
import { isShownTo } from '../rules/public-result';

/** A part is a range of ids with this many entries, listed or not. */
const entriesPerPart = 10_000;
const perRead = 500;

const entriesAt = (now: number): RangedThings<Entry> => ({
  table: 'contest_entry',
  size: entriesPerPart,
  perRead,
  readRows: readEntries,
  write: (entry) => entryPage(entry, now),
});

/** The pages of entries that everybody may see. */
export const entriesSection: SitemapSection = {
  name: 'entries',
  listParts: ({ db, now }) => listRanges(db.read, entriesAt(now())),
  openPart: ({ db, now }, part) => openRange(db.read, entriesAt(now()), part),
};

type Entry = Awaited<ReturnType<typeof readEntries>>[number];

function readEntries(db: Reader, { after, id, next, limit }: Piece) {
  return db
    .selectFrom('contest_entry as entry')
    .innerJoin('contest', 'contest.activity_id', 'entry.activity_id')
    .innerJoin('activity', 'activity.id', 'entry.activity_id')
    .select(['entry.id', 'entry.state', 'entry.is_shown', 'entry.title_zh', 'entry.title_en', 'entry.updated_at'])
    .select(['contest.name', 'contest.published_at', 'contest.is_blind', 'contest.works_at', 'contest.decided_at'])
    .select('activity.review_state')
    .where('entry.id', after, id)
    .$if(next !== null, (query) => query.where('entry.id', '<', next))
    .orderBy('entry.id')
    .limit(limit)
    .execute();
}

/** In both languages, or only in the one that it has a title in, like its page. */
function entryPage(entry: Entry, now: number): SitemapUrl[] {
  const { id, name, state, title_zh, title_en, updated_at, is_blind, works_at, decided_at } = entry;
  const isPublic = entry.published_at !== null && entry.review_state === reviewCode.verified && entry.is_shown === 1;
  const showing = { worksAt: works_at, decidedAt: decided_at, isBlind: is_blind === 1 };
  if (!isPublic || !isShownTo(showing, state, now)) return [];
  const path = entryPath(name ?? '', id);
  const facts = { changedAt: updated_at };
  if (title_zh && title_en) return inBothLanguages(path, facts);
  return inOneLanguage(title_zh ? 'zh' : 'en', path, facts);
}
