import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ActivityPhotos, findActivityPhotos as contract } from '../contract';
import { activitiesWithNames, toActivityItem } from './activity-item';
import { isPublicActivity } from './public-activity';

/** Past activities with their photos, the last one to end first; a canceled one did not take place. */
export async function listActivityPhotos(
  context: Context,
  query: InputOf<typeof contract>,
): Promise<Page<ActivityPhotos>> {
  const now = context.now();
  const rows = await activitiesWithNames(context.db.read)
    .select('activity.photos')
    .where(isPublicActivity)
    // A literal, not a parameter: otherwise the partial index of those with photos is not used.
    .where('photo_count', '>', sql.lit(0))
    .where('hold_end_at', '<=', now)
    .where('canceled_at', 'is', null)
    .orderBy('hold_end_at', 'desc')
    .orderBy('activity.id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  return toPage(rows, query, (row) => {
    const { id, title, titleLanguage, nickname, verification, city } = toActivityItem(row, context.language, now);
    const photos: string[] = JSON.parse(row.photos);
    return {
      id,
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
