import { type Broadcast, findBroadcast } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { defineJob, type Job, type JobContext } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { isStillTrue } from '../rules/still-true';
import { findReminded } from './find-reminded';
import { tellPeople } from './tell-people';
import { type ToldPayload, toldPayload } from './told-payload';
import type { WaySettings } from './way-settings';

/** People of one job, and of one transaction. */
const portion = 1000;
const atOnce = 100;

/**
 * Tells a portion of those who asked for a reminder of a broadcast: each by the message center and the ways that reach them.
 * First it makes the job of the next portion, so that several are sent side by side, on all nodes. Who was told is not told
 * again, so that it may run twice; what a service does not take now is tried again with the job.
 */
export const tellReminded: Job<typeof toldPayload> = defineJob({
  kind: 'live.tell-reminded',
  payload: toldPayload,
  leaseSeconds: 30,
  run: (context, told) => tellPortion(context, told),
});

/** The run of {@link tellReminded}. The third argument overrides the configuration. */
export async function tellPortion(
  context: JobContext,
  told: ToldPayload,
  settings: WaySettings = env(),
): Promise<void> {
  if (!(await findTrue(context, told))) return;
  const people = await findReminded(context.db.read, told, portion);
  await enqueueNext(context, told, people[portion - 1]?.personId);
  let later = 0;
  for (let start = 0; start < people.length; start += atOnce) {
    context.signal.throwIfAborted();
    // It may be moved or canceled meanwhile.
    const broadcast = await findTrue(context, told);
    if (!broadcast) return;
    later += await tellPeople(context, { told, broadcast, settings }, people.slice(start, start + atOnce));
  }
  if (later > 0) throw new Error(`${later} reminders are to be sent again`);
}

/** The broadcast, while what is told of it is true. */
async function findTrue({ db, now }: Context, told: ToldPayload): Promise<Broadcast | null> {
  const broadcast = await findBroadcast(db.read, told.broadcastId);
  return isStillTrue(told, broadcast, now()) ? broadcast : null;
}

async function enqueueNext({ db, now }: Context, told: ToldPayload, last: string | undefined): Promise<void> {
  if (last === undefined) return;
  const uniqueKey = `${told.broadcastId} ${told.word} ${told.turn} ${last}`;
  await db.transaction((tx) => enqueue(tx, tellReminded, { ...told, after: last }, { now: now(), uniqueKey }));
}
