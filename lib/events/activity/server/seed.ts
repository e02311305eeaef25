import { millisecondsInHour } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { beijingMidnight } from '@/lib/platform/shared/format/beijing';
import { writeComments } from '@/lib/reactions/comment/port';
import { keepEntries } from './entries';
import { activityRow, ticketTypeRows } from './seed/activity-rows';
import { seedProgramme } from './seed/place-activity';
import { remarks } from './seed/remarks';

/** Writes the demonstration's activities with all that belongs to them, some past, some running, some upcoming at `now` (ms). */
export async function seedActivities(tx: Tx, now: number): Promise<void> {
  const midnight = beijingMidnight(now);
  const said = Map.groupBy(remarks, ([activity]) => idOf(activity));
  const rows = seedProgramme.map((activity) => ({
    ...activityRow(activity, midnight),
    comment_count: said.get(activity.id)?.length ?? 0,
  }));
  await tx.insertInto('activity').values(rows).execute();
  await tx
    .insertInto('activity_ticket_type')
    .values(seedProgramme.flatMap((activity) => ticketTypeRows(activity, midnight)))
    .execute();
  const pictures = rows.flatMap(({ id, cover, photos, created_at }) =>
    [...(cover ? [cover] : []), ...JSON.parse(photos)].map((key: string) => ({
      key,
      activity_id: id,
      added_at: created_at,
    })),
  );
  await tx.insertInto('activity_picture').values(pictures).execute();
  const written = await tx.selectFrom('activity').selectAll().orderBy('id').execute();
  for (const row of written) await keepEntries(tx, row);
  await writeRemarks(tx, now);
  await writeReminders(tx, now);
}

const idOf = (number: number) => `activity-${String(number).padStart(2, '0')}`;
const personOf = (number: number) => `person-${String(number).padStart(3, '0')}`;

async function writeRemarks(tx: Tx, now: number): Promise<void> {
  const comments = remarks.map(([activity, speaker, hoursAgo, text], turn) => ({
    ...{ id: `comment-activity-${turn}`, thingId: idOf(activity), personId: personOf(speaker), text },
    at: now - hoursAgo * millisecondsInHour,
  }));
  await writeComments(tx, 'activity', comments);
}

/** A few people are to be reminded of each of the next activities. */
async function writeReminders(tx: Tx, now: number): Promise<void> {
  const coming = seedProgramme.filter(({ state = 'verified', startDay }) => state === 'verified' && startDay > 1);
  const reminders = coming.flatMap(({ id }, turn) =>
    [1, 2, 3].map((step) => ({ activity_id: id, person_id: personOf(1 + ((turn + 7 * step) % 30)), added_at: now })),
  );
  await tx.insertInto('activity_reminder').values(reminders).execute();
}
