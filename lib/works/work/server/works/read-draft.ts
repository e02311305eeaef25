import { pendingTexts } from '@/lib/base/moderation/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { SubtitleLanguage } from '../../codes';
import type { CreditOfWork, OwnWork, WorkDraft } from '../../contract';
import { processingOf, worksWithFiles } from '../review/file-of-work';
import type { OwnWorkId } from './own-work';

/** The works of a person that are not deleted, with the data for `toOwnWork`. */
export function ownWorks(db: Reader, personId: string) {
  return worksWithFiles(db)
    .selectAll('video')
    .select(['source.upload_id', 'source.name as fileName'])
    .where('video.author_id', '=', personId)
    .where('video.state', '!=', 'deleted');
}

type OwnWorkRow = Awaited<ReturnType<ReturnType<typeof ownWorks>['execute']>>[number];

/** A work as an item of its creator's list. */
export function toOwnWork(row: OwnWorkRow, language: Language): OwnWork {
  return {
    id: row.id,
    title: translate(row.title_zh, row.title_en, language).text,
    thumb: row.cover,
    duration: row.duration_seconds,
    state: row.state,
    reason: row.reason,
    processing: processingOf(row),
    viewCount: row.view_count,
    likeCount: row.like_count,
    isInContest: row.contest_count > 0,
    createdAt: isoInBeijing(row.created_at),
  };
}

/** A work for its editor. Throws NullPointer for a work that is not theirs. */
export async function readDraft(db: Reader, { id, personId }: OwnWorkId, language: Language): Promise<WorkDraft> {
  const [row, tags, credits, subtitles, underReview] = await Promise.all([
    ownWorks(db, personId).where('video.id', '=', id).executeTakeFirst(),
    db.selectFrom('video_tag').select('tag').where('video_id', '=', id).orderBy('position').execute(),
    findCredits(db, id, language),
    findSubtitles(db, id),
    pendingTexts(db, 'video', id),
  ]);
  if (!row) throw new CodedError('NullPointer');
  return {
    ...toOwnWork(row, language),
    titleZh: row.title_zh,
    titleEn: row.title_en ?? '',
    introZh: row.intro_zh,
    introEn: row.intro_en ?? '',
    cover: row.cover ?? '',
    tags: tags.map(({ tag }) => tag),
    category: row.category ?? '',
    industry: row.industry ?? '',
    profession: row.profession ?? '',
    software: JSON.parse(row.software),
    credits,
    isOriginal: row.is_original === null ? '' : row.is_original === 1 ? 'true' : 'false',
    isDownloadable: row.is_downloadable === 1,
    isMadeWithAi: row.is_made_with_ai === 1,
    underReview,
    subtitles,
    fileName: row.fileName ?? '',
    uploadId: row.fileState === 'uploading' ? row.upload_id : null,
    revision: row.revision,
  };
}

/** The languages of a work's subtitles. */
export async function findSubtitles(db: Reader, id: string): Promise<SubtitleLanguage[]> {
  const rows = await db
    .selectFrom('video_subtitle')
    .select('language')
    .where('video_id', '=', id)
    .orderBy('language')
    .execute();
  return rows.map(({ language }) => language);
}

/** All credited people with any answer; without erased ones. */
async function findCredits(db: Reader, id: string, language: Language): Promise<CreditOfWork[]> {
  const rows = await db
    .selectFrom('video_credit as credit')
    .innerJoin('person', 'person.id', 'credit.person_id')
    .select(['person.id', 'nickname', 'avatar', 'verification', 'roles', 'credit.state'])
    .where('video_id', '=', id)
    .where('person.erased_at', 'is', null)
    .orderBy('position')
    .orderBy('person.id')
    .execute();
  return rows.map((row) => ({
    userId: row.id,
    nickname: shownNickname(row.nickname, language),
    avatar: row.avatar,
    verification: row.verification,
    roles: JSON.parse(row.roles),
    state: row.state,
  }));
}
