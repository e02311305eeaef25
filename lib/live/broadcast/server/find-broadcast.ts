import type { Selectable } from 'kysely';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { broadcastCode } from '../codes';
import type { BroadcastFacts } from '../rules/phase';
import type { LiveBroadcastTable } from './tables';

export type BroadcastRow = Selectable<LiveBroadcastTable>;

/** What other slices know of a broadcast. */
export interface Broadcast extends BroadcastFacts {
  id: string;
  hostId: string;
  /** Everybody may see it, also one that was canceled. */
  isPublic: boolean;
  titleZh: string;
  titleEn: string;
  /** In fen; 0 is free. */
  priceFen: number;
  source: BroadcastRow['source'];
  sourceAddress: string;
  keepsReplay: boolean;
  isParticipatory: boolean;
  replayId: string | null;
}

/** A broadcast in any state. Throws NullPointer for an unknown one. */
export async function findBroadcast(db: Reader, id: string): Promise<Broadcast> {
  const row = await db
    .selectFrom('live_broadcast')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return toBroadcast(row);
}

/** A broadcast that everybody may see. Throws NullPointer for any other. */
export async function findPublicBroadcast(db: Reader, id: string): Promise<Broadcast> {
  const broadcast = await findBroadcast(db, id);
  if (!broadcast.isPublic) throw new CodedError('NullPointer');
  return broadcast;
}

/** A broadcast of its host, in any state. Throws NullPointer for one that is unknown, or another person's. */
export async function findHostedBroadcast(
  db: Reader,
  { id, personId }: { id: string; personId: string },
): Promise<Broadcast> {
  const broadcast = await findBroadcast(db, id);
  if (broadcast.hostId !== personId) throw new CodedError('NullPointer');
  return broadcast;
}

/**
 * A broadcast whose row is locked until the transaction ends: who changes what depends on it holds it first. Throws NullPointer
 * for an unknown one.
 */
export async function holdBroadcast(tx: Tx, id: string): Promise<Broadcast> {
  const row = await tx
    .updateTable('live_broadcast')
    .set((broadcast) => ({ host_id: broadcast.ref('host_id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return toBroadcast(row);
}

function toBroadcast(row: BroadcastRow): Broadcast {
  return {
    ...{ id: row.id, hostId: row.host_id, isPublic: row.review_state === broadcastCode.verified },
    ...{ titleZh: row.title_zh, titleEn: row.title_en, priceFen: row.price_fen },
    ...{ source: row.source, sourceAddress: row.source_address },
    ...{ keepsReplay: row.keeps_replay === 1, isParticipatory: row.is_participatory === 1 },
    ...factsOf(row),
    replayId: row.replay_id,
  };
}

/** What its phase follows from. */
export function factsOf(row: Pick<BroadcastRow, FactColumn>): BroadcastFacts {
  return {
    ...{ startAt: row.start_at, plannedEndAt: row.planned_end_at, canceledAt: row.canceled_at },
    ...{ liveAt: row.live_at, lostAt: row.lost_at, endedAt: row.ended_at, replayAt: row.replay_at },
  };
}

export type FactColumn =
  | 'start_at'
  | 'planned_end_at'
  | 'canceled_at'
  | 'live_at'
  | 'lost_at'
  | 'ended_at'
  | 'replay_at';
