import { findProhibitedWords } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { industryName, professionName, shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { getWorkForReview as contract, WorkDraft, WorkForReview } from '../../contract';
import { readDraft } from '../works/read-draft';

/**
 * A work in any state with all its data. Throws Unauthorized or Forbidden for callers who may not review works,
 * NullPointer for an unknown or deleted one.
 */
export async function getWorkForReview(context: Context, { id }: InputOf<typeof contract>): Promise<WorkForReview> {
  requireAllowed(context, 'reviewWorks');
  const { db, language } = context;
  const work = await findWork(db.read, id);
  if (!work) throw new CodedError('NullPointer');
  const draft = await readDraft(db.read, { id, personId: work.author_id }, language);
  return {
    ...draft,
    author: shownNickname(work.nickname, language),
    authorId: work.author_id,
    words: await wordsIn(db.read, draft, JSON.parse(work.words)),
    industry: industryName(draft.industry, language) ?? '',
    profession: professionName(draft.profession, language) ?? '',
    submittedAt: work.submitted_at === null ? null : isoInBeijing(work.submitted_at),
    file: fileOf(work),
  };
}

/** The prohibited words in its present texts and in those under review, and those found when it was submitted. */
async function wordsIn(db: Reader, work: WorkDraft, former: string[]): Promise<string[]> {
  const { titleZh, titleEn, introZh, introEn, underReview, tags } = work;
  const texts = [titleZh, titleEn, introZh, introEn, ...Object.values(underReview), ...tags];
  return [...new Set([...former, ...(await findProhibitedWords(db, texts))])];
}

function findWork(db: Reader, id: string) {
  return db
    .selectFrom('video')
    .innerJoin('person', 'person.id', 'video.author_id')
    .leftJoin('video_source as source', 'source.video_id', 'video.id')
    .select(['author_id', 'nickname', 'words', 'submitted_at'])
    .select(['source.name', 'source.bytes', 'source.width', 'source.height', 'source.renditions'])
    .where('video.id', '=', id)
    .executeTakeFirst();
}

type Work = NonNullable<Awaited<ReturnType<typeof findWork>>>;

function fileOf({ name, bytes, width, height, renditions }: Work): WorkForReview['file'] {
  if (name === null) return null;
  const played: { name: number }[] = JSON.parse(renditions ?? '[]');
  return { name, bytes: bytes ?? 0, width, height, qualities: played.map((rendition) => rendition.name) };
}
