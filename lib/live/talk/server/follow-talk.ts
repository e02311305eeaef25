import type { Follower, ServerEvent } from '@/lib/platform/server/api/route';
import { briefly } from '@/lib/platform/server/briefly';
import { changeFeed } from '@/lib/platform/server/change-feed';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { Language } from '@/lib/platform/shared/language';
import type { followTalk as contract, TalkEvent } from '../contract';
import { readSaidOf, readSettings, toSaid } from './read-said';
import { requireRoom } from './talk-room';

/** Interval at which a stream reads by itself, whatever the feed reports. */
const lookMs = 15_000;
/** Events that are read at once, and that a node keeps of a talk for all who follow it. */
const most = 200;

/** Changes in all talks, each with the number of its last event. */
const talkFeed = changeFeed({
  name: 'talks',
  async look(db, since) {
    const rows = await db.read
      .selectFrom('live_talk')
      .select(['broadcast_id', 'last_seq'])
      .where('changed_at', '>', since)
      .execute();
    return {
      changed: rows.map(({ broadcast_id, last_seq }) => ({ key: broadcast_id, version: last_seq, change: last_seq })),
    };
  },
});

/**
 * What happens in the talk of a broadcast: every event after the one that the client names, in order and without gaps. Throws
 * NullPointer for a broadcast that is not public, Forbidden for who must pay first.
 */
export async function followTalk(
  context: Context,
  { id, after }: InputOf<typeof contract>,
  follower: Follower,
): Promise<AsyncIterable<ServerEvent<TalkEvent>>> {
  await requireRoom(context, id);
  return events(context, id, Math.max(after, seqOf(follower.lastId)), follower.signal);
}

async function* events(
  context: Context,
  id: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent<TalkEvent>> {
  const place = talkFeed(context).follow(id);
  let last = after;
  /** The last number that the feed has told of; null where it has told of none, so that this stream looks by itself. */
  let told: number | null = null;
  try {
    while (!signal.aborted) {
      if (told === null || told > last) {
        const next = await readAfter(context, { id, after: last, told });
        for (const { seq, event } of next) {
          if (event) yield { id: String(seq), data: event };
          last = seq;
        }
        if (next.length === most) continue;
      }
      await place.wait(signal, lookMs);
      told = place.take().at(-1) ?? null;
    }
  } finally {
    place.leave();
  }
}

interface Happened {
  seq: number;
  /** Null for what is not shown any more. */
  event: TalkEvent | null;
}

const remember = briefly<readonly Happened[]>();

/**
 * Most who follow have heard the same, and are told of the same: what comes after that is read once for all of them. What the feed has
 * not told of is read by each alone.
 */
function readAfter(
  { db, now, language }: Context,
  { id, after, told }: { id: string; after: number; told: number | null },
): Promise<readonly Happened[]> {
  const read = () => readEvents(db.read, id, after, language);
  return told === null ? read() : remember({ db, now }, `${id} ${after} ${told} ${language}`, read);
}

async function readEvents(db: Reader, id: string, after: number, language: Language): Promise<readonly Happened[]> {
  const rows = await db
    .selectFrom('live_talk_event')
    .select(['seq', 'kind', 'subject', 'is_on'])
    .where('broadcast_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute();
  const saidRows = await readSaidOf(
    db,
    id,
    rows.flatMap(({ kind, seq }) => (kind === 'said' ? [seq] : [])),
  );
  const said = new Map(saidRows.map((row) => [row.seq, row]));
  const { seq: _seq, ...settings } = rows.some(({ kind }) => kind === 'settings')
    ? await readSettings(db, id, language)
    : { seq: 0, slowSeconds: 0 as const, questionsOnly: false, pinned: null };
  const toEvent = ({ seq, kind, subject, is_on }: (typeof rows)[number]): TalkEvent | null => {
    const isOn = is_on === 1;
    if (kind === 'said') {
      const row = said.get(seq);
      return row ? { kind, said: toSaid(row, language) } : null;
    }
    if (kind === 'settings') return { kind, settings };
    if (kind === 'removed') return { kind, seq: Number(subject) };
    if (kind === 'answered') return { kind, seq: Number(subject), isAnswered: isOn };
    if (kind === 'silenced') return { kind, userId: subject, isSilenced: isOn };
    return { kind, userId: subject, isHelper: isOn };
  };
  return rows.map((row) => ({ seq: row.seq, event: toEvent(row) }));
}

/** The number in an event's id; 0 for an unknown format. */
function seqOf(lastId: string | null): number {
  return /^\d{1,9}$/.test(lastId ?? '') ? Number(lastId) : 0;
}
