import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { beijingMidnight } from '@/lib/platform/shared/format/beijing';
import { type SeedActivity, seedActivityList } from './seed/programme';

/** Every activity of the demonstration with its id. */
export const seedProgramme = seedActivityList.map((activity, index) => ({
  ...activity,
  id: `activity-${String(index + 1).padStart(2, '0')}`,
}));

/** The media key of a demonstration activity's poster. */
export const posterKey = (activityId: string) => `activities/${activityId}.jpg`;

/** Writes the demonstration's activities, some past, some running, some upcoming at `now` (ms). */
export async function seedActivities(tx: Tx, now: number): Promise<void> {
  const midnight = beijingMidnight(now);
  await tx
    .insertInto('activity')
    .values(seedProgramme.map((activity) => row(activity, midnight)))
    .execute();
}

function row(activity: SeedActivity & { id: string }, midnight: number) {
  const start = midnight + activity.startDay * millisecondsInDay + activity.startHour * millisecondsInHour;
  return {
    id: activity.id,
    organiser_id: `person-${String(activity.organiser).padStart(3, '0')}`,
    title_zh: activity.titleZh,
    title_en: activity.titleEn,
    category: activity.category,
    review_state: activity.reviewState,
    cover: posterKey(activity.id),
    hold_start_at: start,
    hold_end_at: start + activity.hours * millisecondsInHour,
    created_at: Math.min(start - 30 * millisecondsInDay, midnight - 2 * millisecondsInDay),
  };
}
