import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { reviewCode } from '../codes';
import type { ActivityPhotos, findActivityPhotos as contract } from '../contract';
import { activitiesWithNames, toActivityItem } from './activity-item';
import { isInState } from './in-state';

type Query = InputOf<typeof contract>;

/** Past activities with their photos, the last one to end first; a canceled one did not take place. */
export async function listActivityPhotos(context: Context, query: Query): Promise<Page<ActivityPhotos>> {
  const now = context.now();
  const rows = await activitiesWithNames(context.db.read)
    .select('activity.photos')
    .where('activity.id', 'in', idsOfPage(context.db.read, query, now))
    .orderBy('hold_end_at', 'desc')
    .orderBy('activity.id')
    .execute();
  return toPage(rows, query, (row) => {
    const { id, contestName, title, titleLanguage, nickname, verification, city } = toActivityItem(
      row,
      context.language,
      now,
    );
    const photos: string[] = JSON.parse(row.photos);
    return {
      id,
      contestName,
      title,
      titleLanguage,
      nickname,
      verification,
      city,
      holdEndTime: isoInBeijing(row.hold_end_at),
      photos,
    };
  });
}

/** The ids of a page and one more, from an index alone. */
function idsOfPage(db: Reader, { pageIndex, pageSize }: Query, now: number) {
  return (
    db
      .selectFrom('activity')
      .select('activity.id')
      .where(isInState(reviewCode.verified))
      // A literal, not a parameter: otherwise the partial index of those with photos is not used.
      .where('photo_count', '>', sql.lit(0))
      .where('canceled_at', 'is', null)
      .where('hold_end_at', '<=', now)
      .orderBy('hold_end_at', 'desc')
      .orderBy('activity.id')
      .limit(pageSize + 1)
      .offset((pageIndex - 1) * pageSize)
  );
}
