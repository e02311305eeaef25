import { requireAllowed } from '@/lib/base/permission/port';
import type { Follower, ServerEvent } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { followChats as contract } from '../contract';
import { chatFeed } from './feed';
import { beat, beatMs } from './presence';

/** After this time the client must reconnect, with a valid login and role. */
const longestMs = 10 * 60_000;

type Change = { id: string; lastSeq: number };

/**
 * Conversations that change from here on. While somebody follows, visitors see that staff are online. A client must
 * refetch the list once the stream has started: it does not report earlier changes.
 */
export async function followChats(
  context: Context,
  _input: InputOf<typeof contract>,
  { signal }: Follower,
): Promise<AsyncIterable<ServerEvent<Change>>> {
  const { personId } = requireAllowed(context, 'answerChats');
  await beat(context, personId);
  return changes(context, personId, signal);
}

async function* changes(context: Context, personId: string, signal: AbortSignal): AsyncGenerator<ServerEvent<Change>> {
  const { now } = context;
  const place = chatFeed(context).follow(null);
  const endsAt = now() + longestMs;
  let beatAt = now();
  try {
    while (!signal.aborted && now() < endsAt) {
      for (const change of place.take()) yield { data: change };
      await place.wait(signal, Math.max(0, beatAt + beatMs - now()));
      if (signal.aborted || now() < beatAt + beatMs) continue;
      beatAt = now();
      await beat(context, personId);
    }
  } finally {
    place.leave();
  }
}
