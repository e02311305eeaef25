import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { countMembers } from './count-members';
import { countVideos } from './count-videos';
import { holdTopic } from './hold-topic';

/**
 * Listens to 'account.leaving': the person is out of every channel, with the works they put there and those they proposed,
 * and what is left is counted. A channel that they hosted passes to its longest-standing star, else to its longest-standing
 * member; where there is neither it stands without a host.
 */
export async function leaveTopics(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.leaving'],
): Promise<void> {
  const now = context.now();
  for (const id of await topicsOf(tx, personId)) await holdTopic(tx, id);
  const left = await tx
    .deleteFrom('topic_member')
    .where('person_id', '=', personId)
    .returning(['topic_id', 'role'])
    .execute();
  for (const { topic_id, role } of left) {
    if (role === 'host') await passOn(context, tx, topic_id);
    await countMembers(tx, topic_id, -1, now);
  }
  const videos = await tx.deleteFrom('topic_video').where('person_id', '=', personId).returning('topic_id').execute();
  for (const [topicId, { length }] of Map.groupBy(videos, ({ topic_id }) => topic_id)) {
    await countVideos(tx, topicId, -length, now);
  }
  await tx.deleteFrom('topic_proposal').where('person_id', '=', personId).execute();
  await tx.deleteFrom('topic_block').where('person_id', '=', personId).execute();
}

/** The channels that have something of a person, in the order of their ids. */
async function topicsOf(tx: Tx, personId: string): Promise<string[]> {
  const found = new Set<string>();
  for (const table of ['topic_member', 'topic_video', 'topic_proposal', 'topic_block'] as const) {
    const rows = await tx.selectFrom(table).select('topic_id').distinct().where('person_id', '=', personId).execute();
    for (const { topic_id } of rows) found.add(topic_id);
  }
  return [...found].sort();
}

async function passOn(context: Context, tx: Tx, topicId: string): Promise<void> {
  for (const role of ['star', 'member'] as const) {
    const heir = await tx
      .selectFrom('topic_member')
      .select('person_id')
      .where('topic_id', '=', topicId)
      .where('role', '=', role)
      .orderBy('created_at')
      .orderBy('person_id')
      .executeTakeFirst();
    if (!heir) continue;
    await tx
      .updateTable('topic_member')
      .set({ role: 'host' })
      .where('topic_id', '=', topicId)
      .where('person_id', '=', heir.person_id)
      .execute();
    await context.emit(context, tx, 'topic.roleChanged', {
      ...{ topicId, personId: heir.person_id, from: role, to: 'host', by: null },
    });
    return;
  }
}
