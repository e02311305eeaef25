import type { Tx } from '@/lib/platform/server/db/database';
import { type SeedActivity, seedActivityList } from './seed/programme';

const hour = 3_600_000;
const day = 24 * hour;
const beijingOffset = 8 * hour;

/** Every activity of the demonstration with its id. */
export const seedProgramme = seedActivityList.map((activity, index) => ({
  ...activity,
  id: `activity-${String(index + 1).padStart(2, '0')}`,
}));

/** The media key of a demonstration activity's poster. */
export const posterKey = (activityId: string) => `activities/${activityId}.jpg`;

/** Writes the demonstration's activities, some over, some on, some to come at `now` (ms). */
export async function seedActivities(tx: Tx, now: number): Promise<void> {
  const midnight = Math.floor((now + beijingOffset) / day) * day - beijingOffset;
  await tx
    .insertInto('activity')
    .values(seedProgramme.map((activity) => row(activity, midnight)))
    .execute();
}

function row(activity: SeedActivity & { id: string }, midnight: number) {
  const start = midnight + activity.startDay * day + activity.startHour * hour;
  return {
    id: activity.id,
    organiser_id: `person-${String(activity.organiser).padStart(3, '0')}`,
    title_zh: activity.titleZh,
    title_en: activity.titleEn,
    category: activity.category,
    review_state: activity.reviewState,
    cover: posterKey(activity.id),
    hold_start_at: start,
    hold_end_at: start + activity.hours * hour,
    created_at: Math.min(start - 30 * day, midnight - 2 * day),
  };
}
