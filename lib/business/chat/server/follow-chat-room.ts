import type { Follower, ServerEvent } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { followChatRoom as contract, RoomEvent } from '../contract';
import { requireOwnChat } from './conversation';
import { chatFeed } from './feed';
import { isStaffed } from './presence';
import { readMessagesAfter } from './read-messages';

/** Interval at which a stream reads by itself, whatever the feed reports. */
const lookMs = 15_000;

/**
 * Changes in the visitor's conversation: staff presence, its present state first, and every message after the one that
 * the client names, in order and without gaps. Throws NullPointer before the first message.
 */
export async function followChatRoom(
  context: Context,
  { after }: InputOf<typeof contract>,
  follower: Follower,
): Promise<AsyncIterable<ServerEvent<RoomEvent>>> {
  const { id } = await requireOwnChat(context);
  return roomEvents(context, id, Math.max(after, seqOf(follower.lastId)), follower.signal);
}

async function* roomEvents(
  context: Context,
  conversationId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent<RoomEvent>> {
  const { db, now } = context;
  const place = chatFeed(context).follow(conversationId);
  let staffed: boolean | null = null;
  let last = after;
  try {
    while (!signal.aborted) {
      const isThere = await isStaffed(db.read, now());
      if (isThere !== staffed) yield { data: { kind: 'staffed', isStaffed: isThere } };
      staffed = isThere;
      const messages = await readMessagesAfter(db.read, conversationId, last);
      for (const message of messages) {
        yield { id: String(message.seq), data: { kind: 'message', message } };
        last = message.seq;
      }
      if (messages.length === 0) await place.wait(signal, lookMs);
    }
  } finally {
    place.leave();
  }
}

/** The number in an event's id; 0 for an unknown format. */
function seqOf(lastId: string | null): number {
  return /^\d{1,9}$/.test(lastId ?? '') ? Number(lastId) : 0;
}
