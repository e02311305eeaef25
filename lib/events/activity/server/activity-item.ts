import type { Verification } from '@/lib/base/permission/contract';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import { type ActivityItem, activityStatus } from '../contract';
import { activityStatusAt } from '../rules/status';
import type { ActivityTable } from './tables';

export const activityItemColumns = [
  'activity.id',
  'cover',
  'category',
  'review_state',
  'title_zh',
  'title_en',
  'nickname',
  'verification',
  'hold_start_at',
  'hold_end_at',
] as const;

type ActivityItemRow = Omit<ActivityTable, 'organiser_id' | 'created_at'> & {
  nickname: string;
  verification: Verification;
};

/** An activity as a list item, in a language, with its status at `now` (ms). */
export function toActivityItem(row: ActivityItemRow, language: Language, now: number): ActivityItem {
  const title = translate(row.title_zh, row.title_en, language);
  const times = { reviewState: row.review_state, holdStartAt: row.hold_start_at, holdEndAt: row.hold_end_at };
  return {
    id: row.id,
    thumb: row.cover,
    category: row.category,
    status: activityStatusAt(times, now),
    title: title.text,
    titleLanguage: title.language,
    nickname: shownNickname(row.nickname, language),
    verification: row.verification,
    holdStartTime: isoInBeijing(row.hold_start_at),
  };
}

/** Activities as list items, in the order of the ids; those that are not public are left out. */
export async function findActivityItems(context: Context, ids: string[]): Promise<ActivityItem[]> {
  if (ids.length === 0) return [];
  const rows = await context.db.read
    .selectFrom('activity')
    .innerJoin('person', 'person.id', 'activity.organiser_id')
    .select(activityItemColumns)
    .where('activity.id', 'in', ids)
    .where('review_state', '=', activityStatus.passed)
    .execute();
  const now = context.now();
  const items = new Map(rows.map((row) => [row.id, toActivityItem(row, context.language, now)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}
