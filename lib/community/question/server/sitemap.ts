import type { Reader } from '@/lib/platform/server/db/database';
import { listRanges, openRange, type Piece, type RangedThings } from '@/lib/platform/server/sitemap/ranges';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import { inOneLanguage } from '@/lib/platform/server/sitemap/sitemap-urls';
import { questionPath } from '../rules/post-paths';

/** A part is a range of ids that holds this many questions, listed or not. */
const questionsPerPart = 20_000;
const perRead = 500;

const questions: RangedThings<Question> = {
  table: 'question',
  size: questionsPerPart,
  perRead,
  readRows: readQuestions,
  // A question is not translated.
  write: ({ id, language, state, active_at, edited_at }) =>
    state === 'shown'
      ? inOneLanguage(language, questionPath(id), { changedAt: Math.max(active_at, edited_at ?? 0) })
      : [],
};

/** The pages of shown questions. */
export const questionsSection: SitemapSection = {
  name: 'questions',
  listParts: ({ db }) => listRanges(db.read, questions),
  openPart: ({ db }, part) => openRange(db.read, questions, part),
};

type Question = Awaited<ReturnType<typeof readQuestions>>[number];

function readQuestions(db: Reader, { after, id, next, limit }: Piece) {
  return db
    .selectFrom('question')
    .select(['id', 'language', 'state', 'active_at', 'edited_at'])
    .where('id', after, id)
    .$if(next !== null, (query) => query.where('id', '<', next))
    .orderBy('id')
    .limit(limit)
    .execute();
}
