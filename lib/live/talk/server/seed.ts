import { randomUUID } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import { findBroadcast } from '@/lib/live/broadcast/port';
import type { Seeding } from '@/lib/platform/server/slice';
import { type SeedTalk, seedTalkList } from './seed/talks';
import { addEvent, holdTalk } from './talk-room';

/** How long before the writing the talk of one that is late began. */
const lateMinutes = 3;

/**
 * Writes what was said in the demonstration's broadcasts, and their chapters. The verbs let nobody talk in one that is over: the rows
 * are those that they would have written.
 */
export async function seedTalks(seeding: Seeding): Promise<void> {
  for (const talk of seedTalkList) await seedTalk(seeding, talk);
}

async function seedTalk({ context, tx }: Seeding, { broadcastId, said, chapters = [] }: SeedTalk): Promise<void> {
  const { liveAt, hostId } = await findBroadcast(tx, broadcastId);
  const begunAt = liveAt ?? context.now() - lateMinutes * millisecondsInMinute;
  await holdTalk(tx, broadcastId, begunAt);
  for (const { by, text, seconds, kind = 'message', isAnswered = false } of said) {
    const clientId = randomUUID();
    const ms = Math.round(seconds * 1000);
    const seq = await addEvent(tx, broadcastId, { kind: 'said', subject: clientId }, begunAt + ms);
    await tx
      .insertInto('live_said')
      .values({
        ...{ broadcast_id: broadcastId, seq, kind, person_id: by, role: by === hostId ? 'host' : 'viewer', text },
        ...{ client_id: clientId, said_at: begunAt + ms, stream_ms: liveAt === null ? null : ms },
        ...{ is_answered: isAnswered ? 1 : 0, removed_at: null },
      })
      .execute();
  }
  for (const { title, seconds } of chapters) {
    await tx
      .insertInto('live_chapter')
      .values({ broadcast_id: broadcastId, client_id: randomUUID(), title, stream_ms: seconds * 1000 })
      .execute();
  }
}
