import { millisecondsInHour } from 'date-fns/constants';
import { z } from 'zod';
import { deliver, isDeliverable } from '@/lib/base/delivery/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { teamLetter } from './letters';

/** Visitors write in several lines, so the mail waits for the first few. */
const gatherMs = 20_000;
/** Maximum number of unread messages in the mail; the latest. */
const mostMessages = 20;

/** Notifies the team by e-mail of a visitor's messages while staff were absent, unless they have been read. */
export const tellTeamOfChat = defineJob({
  kind: 'chat.tell-team',
  payload: z.object({ conversationId: z.string() }),
  async run(context, { conversationId }) {
    const { teamEmail } = env().business;
    if (!teamEmail) return;
    const unread = await context.db.read
      .selectFrom('chat_conversation')
      .innerJoin('chat_message', 'chat_message.conversation_id', 'chat_conversation.id')
      .select(['code', 'email', 'landing', 'language', 'text'])
      .where('chat_conversation.id', '=', conversationId)
      .where('side', '=', 'visitor')
      .whereRef('seq', '>', 'staff_seq')
      .orderBy('seq', 'desc')
      .limit(mostMessages)
      .execute();
    const [latest] = unread;
    if (!latest) return;
    await deliver(context, teamLetter(teamEmail, latest, unread.map((message) => message.text).toReversed()));
  },
});

/**
 * Queues the notification of a conversation, once per hour of the clock: messages after this hour's mail are reported
 * in the next hour, if still unread.
 */
export async function tellTeam(tx: Tx, conversationId: string, now: number): Promise<void> {
  const { teamEmail } = env().business;
  if (!teamEmail || !isDeliverable('email', teamEmail)) return;
  const hour = Math.floor(now / millisecondsInHour);
  const inHour = (which: number, runAt: number) =>
    enqueue(tx, tellTeamOfChat, { conversationId }, { now, runAt, uniqueKey: `${conversationId}:${which}` });
  if (!(await inHour(hour, now + gatherMs))) await inHour(hour + 1, (hour + 1) * millisecondsInHour);
}
