import { sql } from 'kysely';
import { shownNickname } from '@/lib/people/person/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { Language } from '@/lib/platform/shared/language';
import { talkLimits } from '../codes';
import type { Said, TalkSettings } from '../contract';
import type { TalkRow } from './talk-room';

/** Messages of a talk with their authors; removed ones are nobody's. */
function messages(db: Reader, broadcastId: string) {
  return db
    .selectFrom('live_said')
    .innerJoin('person', 'person.id', 'live_said.person_id')
    .select(['seq', 'live_said.kind', 'person_id', 'role', 'text', 'client_id', 'said_at', 'stream_ms', 'is_answered'])
    .select(['nickname', 'avatar', 'verification'])
    .where('broadcast_id', '=', broadcastId)
    .where('removed_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number];

export function toSaid(row: Row, language: Language): Said {
  return {
    ...{ seq: row.seq, kind: row.kind, role: row.role, text: row.text, clientId: row.client_id },
    by: {
      ...{ userId: row.person_id, nickname: shownNickname(row.nickname, language) },
      ...{ avatar: row.avatar, verification: row.verification },
    },
    ...{ at: isoInBeijing(row.said_at), streamMs: row.stream_ms, isAnswered: row.is_answered === 1 },
  };
}

/** The latest page of a talk, or that before a number; the oldest first. */
export async function readSaid(db: Reader, broadcastId: string, before?: number): Promise<Row[]> {
  const rows = await messages(db, broadcastId)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(talkLimits.page)
    .execute();
  return rows.reverse();
}

/** What was said from a time of the stream on, a page of it, the earliest first. */
export function readSaidAt(db: Reader, broadcastId: string, fromMs: number): Promise<Row[]> {
  return messages(db, broadcastId)
    .where('stream_ms', '>=', fromMs)
    .orderBy('stream_ms')
    .orderBy('seq')
    .limit(talkLimits.page)
    .execute();
}

/** Questions that nobody has answered, a page of them, the earliest first. */
export function readQuestions(db: Reader, broadcastId: string): Promise<Row[]> {
  return messages(db, broadcastId)
    .where('live_said.kind', '=', sql.lit('question'))
    .where('is_answered', '=', sql.lit(0))
    .orderBy('seq')
    .limit(talkLimits.page)
    .execute();
}

/** Some messages by their numbers, in any order. */
export function readSaidOf(db: Reader, broadcastId: string, seqs: readonly number[]): Promise<Row[]> {
  if (seqs.length === 0) return Promise.resolve([]);
  return messages(db, broadcastId).where('seq', 'in', seqs).execute();
}

/** What holds for a talk now; as it is before anybody changed it, for one that nobody opened. */
export async function readSettings(
  db: Reader,
  broadcastId: string,
  language: Language,
): Promise<TalkSettings & { seq: number }> {
  const row = await db.selectFrom('live_talk').selectAll().where('broadcast_id', '=', broadcastId).executeTakeFirst();
  return { ...(await toSettings(db, row, language)), seq: row?.last_seq ?? 0 };
}

async function toSettings(db: Reader, row: TalkRow | undefined, language: Language): Promise<TalkSettings> {
  const [pinned] = row?.pinned_seq ? await readSaidOf(db, row.broadcast_id, [row.pinned_seq]) : [];
  return {
    slowSeconds: row?.slow_seconds ?? 0,
    questionsOnly: row?.questions_only === 1,
    pinned: pinned ? toSaid(pinned, language) : null,
  };
}
