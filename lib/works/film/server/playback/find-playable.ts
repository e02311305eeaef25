import { mayDo } from '@/lib/base/permission/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { publicState } from '@/lib/works/work/codes';

/** A work with a film that a viewer may watch. */
export interface Playable {
  authorId: string;
  isPublic: boolean;
  duration: number;
  titleZh: string;
  titleEn: string | null;
  /** Whether this viewer may save the whole file. */
  maySave: boolean;
  /** Folder of its film; null while there is nothing playable. */
  folder: string | null;
  /** JSON list of `Rendition`s. */
  renditions: string;
  /** Media key of the whole file for others; null for none. */
  download: string | null;
}

/** Who wants to watch a film. */
export interface Viewer {
  /** Empty for visitors. */
  personId: string;
  /** They came by a pass (`film-pass.ts`): a slice lets them watch this work, whatever its state. */
  hasPass?: boolean;
}

/**
 * The work, if this viewer may watch it: public ones are for everybody, others for their creator, staff who review works, and
 * who has a pass, with valid accounts. Null for every other one.
 */
export async function findPlayable(
  db: Reader,
  videoId: string,
  { personId: viewer, hasPass = false }: Viewer,
): Promise<Playable | null> {
  const work = await db
    .selectFrom('video')
    .leftJoin('video_source', (join) =>
      join.onRef('video_source.video_id', '=', 'video.id').on('video_source.state', '=', 'ready'),
    )
    .leftJoin('account_user', (join) => join.on('account_user.id', '=', viewer).on('locked_at', 'is', null))
    .select(['author_id', 'video.state', 'duration_seconds', 'title_zh', 'title_en', 'is_downloadable'])
    .select(['folder', 'renditions', 'download', 'account_user.id as viewer_id', 'staff_role'])
    .where('video.id', '=', videoId)
    .where('video.state', '<>', 'deleted')
    .executeTakeFirst();
  if (!work) return null;
  const isPublic = work.state === publicState;
  const isAuthor = work.viewer_id !== null && work.viewer_id === work.author_id;
  const isLet = hasPass && work.viewer_id !== null;
  if (!(isPublic || isAuthor || isLet || mayReview(work.viewer_id, work.staff_role))) return null;
  return {
    authorId: work.author_id,
    isPublic,
    duration: work.duration_seconds,
    titleZh: work.title_zh,
    titleEn: work.title_en,
    // The file is called like the work.
    maySave: !hasPass && (isAuthor || (isPublic && work.is_downloadable === 1)),
    folder: work.folder,
    renditions: work.renditions ?? '[]',
    download: work.download,
  };
}

/** By the present staff role, which may be newer than the session's. */
function mayReview(personId: string | null, staff: string | null): boolean {
  if (personId === null) return false;
  return mayDo({ caller: { personId, sessionId: '', hasPhone: false, staff } }, 'reviewWorks');
}
