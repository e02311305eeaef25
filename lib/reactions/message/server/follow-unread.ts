import { holdStream } from '@/lib/platform/server/api/open-streams';
import type { Follower, ServerEvent } from '@/lib/platform/server/api/route';
import { changeFeed } from '@/lib/platform/server/change-feed';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { followUnread as contract, UnreadCounts } from '../contract';
import { readUnread } from './count-unread';

/** After so long the client must come again, with a login that is still good. */
const longestMs = 10 * 60_000;
/** Streams of one account at a process: only a page that is seen has one. */
const streamsOfOne = 6;

/** Whose notices have changed, on whichever node. */
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
 * The caller's unread counts, first as they are and then whenever they are others. Unauthorized for a visitor,
 * TooManyRequests for who follows with too many pages at once.
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
