import { findPublicBroadcast, phaseAt } from '@/lib/live/broadcast/port';
import { findMarks } from '@/lib/live/talk/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { findVideoItems } from '@/lib/works/work/port';
import type { findReplay as contract, PublicReplay } from '../contract';
import { chaptersOf, type ReplayPart } from '../rules/stream-time';

/**
 * The replay of a broadcast with its chapters, for everybody; its title in the requested language where it has one. Throws NullPointer
 * for a broadcast that is not public, and for one without a public replay.
 */
export async function findReplay(context: Context, { id }: InputOf<typeof contract>): Promise<PublicReplay> {
  const { read } = context.db;
  const broadcast = await findPublicBroadcast(read, id);
  const { replayId } = broadcast;
  if (replayId === null || phaseAt(broadcast, context.now()) !== 'playback') throw new CodedError('NullPointer');
  const [[film], parts, marks] = await Promise.all([
    findVideoItems(context, [replayId]),
    findParts(read, replayId),
    findMarks(read, id),
  ]);
  if (!film) throw new CodedError('NullPointer');
  const { title, thumb, duration } = film;
  return { workId: replayId, title, thumb, duration, parts, chapters: chaptersOf(marks, parts, duration * 1000) };
}

async function findParts(db: Reader, workId: string): Promise<ReplayPart[]> {
  const row = await db.selectFrom('live_recording').select('parts').where('work_id', '=', workId).executeTakeFirst();
  return row ? (JSON.parse(row.parts) as ReplayPart[]) : [];
}
