import { holdStream } from '@/lib/platform/server/api/open-streams';
import type { Follower, ServerEvent } from '@/lib/platform/server/api/route';
import { changeFeed } from '@/lib/platform/server/change-feed';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { followUnread as contract, UnreadCounts } from '../contract';
import { readUnread } from './count-unread';

/** Maximum duration of a stream: the client reconnects, and its login is checked again. */
const longestMs = 10 * 60_000;
/** Maximum number of streams per account and process: only visible pages have one. */
const streamsOfOne = 6;

/** Readers whose notices have changed, on any node. */
const noticeFeed = changeFeed({
  name: 'notices',
  async look(db, since) {
    const rows = await db.read
      .selectFrom('notice_reader')
      .select(['person_id', 'version'])
      .where('changed_at', '>', since)
      .execute();
    return { changed: rows.map(({ person_id, version }) => ({ key: person_id, version, change: null })) };
  },
});

/**
 * The caller's unread counts, first the present ones and then every change. Throws Unauthorized for a visitor,
 * TooManyRequests for too many streams of one account.
 */
export async function followUnread(
  context: Context,
  _input: InputOf<typeof contract>,
  { signal }: Follower,
): Promise<AsyncIterable<ServerEvent<UnreadCounts>>> {
  const { personId } = signedIn(context);
  const giveBack = holdStream(`notices of ${personId}`, streamsOfOne);
  if (signal.aborted) giveBack();
  else signal.addEventListener('abort', giveBack);
  return counts(context, personId, signal);
}

async function* counts(
  context: Context,
  personId: string,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent<UnreadCounts>> {
  const { db, now } = context;
  const place = noticeFeed(context).follow(personId);
  const endsAt = now() + longestMs;
  let told = '';
  try {
    while (!signal.aborted && now() < endsAt) {
      place.take();
      const data = await readUnread(db.read, personId);
      const text = JSON.stringify(data);
      if (text !== told) yield { data };
      told = text;
      await place.wait(signal, endsAt - now());
    }
  } finally {
    place.leave();
  }
}
