import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { nextBeijingMidnight } from '@/lib/platform/shared/format/beijing';
import { isPublicActivity } from './public-activity';

/** People per transaction, so that none is long (DESIGN 5). */
const peopleAtOnce = 100;

/**
 * At each Beijing midnight, reminds the people who collected a public activity that begins on the next day, or asked to be
 * reminded of it.
 */
export const remindPeople = defineJob({
  kind: 'activity.remind-people',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run(context, { occurrence }) {
    const from = nextBeijingMidnight(occurrence);
    const activities = await context.db.read
      .selectFrom('activity')
      .select('activity.id')
      .where(isPublicActivity)
      .where('canceled_at', 'is', null)
      .where('hold_start_at', '>=', from)
      .where('hold_start_at', '<', nextBeijingMidnight(from))
      .execute();
    for (const { id } of activities) await remindAll(context, id, context.signal);
  },
});

async function remindAll(context: Context, id: string, signal: AbortSignal): Promise<void> {
  let after = '';
  for (;;) {
    signal.throwIfAborted();
    const people = await findPeople(context.db.read, id, after);
    const last = people.at(-1);
    if (last === undefined) return;
    await context.db.transaction((tx) => context.emit(context, tx, 'activity.tomorrow', { id, people }));
    after = last;
  }
}

/** The next people after one, each once, whether they collected it, asked, or both. */
async function findPeople(db: Reader, id: string, after: string): Promise<string[]> {
  const collectors = db
    .selectFrom('collection_item')
    .select('person_id')
    .where('kind', '=', 'activity')
    .where('target_id', '=', id)
    .where('person_id', '>', after)
    .orderBy('person_id')
    .limit(peopleAtOnce);
  const asking = db
    .selectFrom('activity_reminder')
    .select('person_id')
    .where('activity_id', '=', id)
    .where('person_id', '>', after)
    .orderBy('person_id')
    .limit(peopleAtOnce);
  const [some, others] = await Promise.all([collectors.execute(), asking.execute()]);
  const people = new Set([...some, ...others].map(({ person_id }) => person_id));
  return [...people].sort().slice(0, peopleAtOnce);
}
