import { requireAllowed } from '@/lib/base/permission/port';
import type { Follower, ServerEvent } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { followChats as contract } from '../contract';
import { chatFeed } from './feed';
import { beat, beatMs } from './presence';

/** After so long the client must come again: with a login and a role that are still good. */
const longestMs = 10 * 60_000;

type Change = { id: string; lastSeq: number };

/**
 * Which conversations change from now on. While somebody follows, visitors see that the staff are there. Who has not
 * followed for a while asks for the list again once the stream has begun: it does not tell the past.
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
