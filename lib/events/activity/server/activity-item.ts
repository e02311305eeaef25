import { cityName, shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import { type ActivityStatus, reviewCode } from '../codes';
import type { ActivityItem } from '../contract';
import { activityStatusAt } from '../rules/status';

/** Activities with their organisers; `toActivityItem` shows a row. */
export function activitiesWithNames(db: Reader) {
  return db
    .selectFrom('activity')
    .innerJoin('person', 'person.id', 'activity.organiser_id')
    .select([
      'activity.id',
      'activity.category',
      'activity.review_state',
      'activity.title_zh',
      'activity.title_en',
      'activity.cover',
      'activity.hold_start_at',
      'activity.hold_end_at',
      'activity.city_id',
      'activity.price_from',
      'activity.price_to',
      'activity.canceled_at',
      'activity.contest_name',
      'person.nickname',
      'person.verification',
    ]);
}

type ActivityItemRow = Awaited<ReturnType<ReturnType<typeof activitiesWithNames>['execute']>>[number];

/** A public activity as a list item, in a language, with its status at `now` (ms). */
export function toActivityItem(row: ActivityItemRow, language: Language, now: number): ActivityItem {
  const title = translate(row.title_zh, row.title_en, language);
  return {
    id: row.id,
    thumb: row.cover,
    category: row.category,
    status: shownStatusOf(row, now),
    isCanceled: row.canceled_at !== null,
    title: title.text,
    titleLanguage: title.language,
    nickname: shownNickname(row.nickname, language),
    verification: row.verification,
    holdStartTime: isoInBeijing(row.hold_start_at),
    city: cityName(row.city_id, language),
    priceFrom: row.price_from,
    priceTo: row.price_to,
    contestName: row.contest_name,
  };
}

/** The status of an activity that was public once, at `now` (ms). */
export function shownStatusOf(
  { canceled_at, hold_start_at, hold_end_at }: Pick<ActivityItemRow, 'canceled_at' | 'hold_start_at' | 'hold_end_at'>,
  now: number,
): ActivityStatus {
  const times = { holdStartAt: hold_start_at, holdEndAt: hold_end_at, isCanceled: canceled_at !== null };
  return activityStatusAt({ reviewState: reviewCode.verified, ...times }, now);
}

/** Activities as list items, in the order of the ids; those that are not public are left out. */
export async function findActivityItems(context: Context, ids: string[]): Promise<ActivityItem[]> {
  if (ids.length === 0) return [];
  const rows = await activitiesWithNames(context.db.read)
    // Only by id, as with works (`lib/works/work/server/video-item.ts`).
    .where('activity.id', 'in', ids)
    .execute();
  const now = context.now();
  const shown = rows.filter(({ review_state }) => review_state === reviewCode.verified);
  const items = new Map(shown.map((row) => [row.id, toActivityItem(row, context.language, now)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}
