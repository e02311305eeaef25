import type { Insertable } from 'kysely';
import type { Tx } from '@/lib/platform/server/db/database';
import { videoScore } from '../../rules/score';
import type { VideoTable } from '../tables';

/** A work that only its creator sees. */
export interface NewDraft {
  id: string;
  personId: string;
  titleZh: string;
  titleEn: string | null;
  /** In ms. */
  now: number;
}

/** The row of a new draft. */
export function draftOf({ id, personId, titleZh, titleEn, now }: NewDraft): Insertable<VideoTable> {
  const counts = { view_count: 0, like_count: 0, score: videoScore({ viewCount: 0, likeCount: 0, verifiedAt: null }) };
  return {
    id,
    author_id: personId,
    title_zh: titleZh,
    title_en: titleEn,
    intro_zh: '',
    intro_en: null,
    cover: null,
    duration_seconds: 0,
    state: 'pending_edit',
    ...counts,
    created_at: now,
    verified_at: null,
    submitted_at: null,
    category: null,
    industry: null,
    profession: null,
    is_original: null,
  };
}

/**
 * Adds a draft for a film that the product recorded for its creator; false where it is there already. It is not counted among the
 * drafts that somebody may begin: nobody loses a recording because they have many.
 */
export async function addRecordedDraft(tx: Tx, draft: NewDraft): Promise<boolean> {
  const added = await tx
    .insertInto('video')
    .values(draftOf(draft))
    .onConflict((same) => same.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
