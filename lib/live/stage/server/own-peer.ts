import type { Selectable } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Access } from './find-access';
import type { LiveStagePeerTable } from './tables';

type PeerRow = Selectable<LiveStagePeerTable>;

/** Whether a peer is a page of the caller: other peers know its id too. */
export function ownsPeer({ broadcast, role, personId }: Access, peer: PeerRow): boolean {
  return peer.broadcast_id === broadcast.id && peer.kind === role && peer.person_id === personId;
}

/** A peer of the caller that is on the stage. Throws NullPointer for any other, and for one that is not any more. */
export async function requireOwnPeer(db: Reader, access: Access, id: string): Promise<PeerRow> {
  const peer = await db.selectFrom('live_stage_peer').selectAll().where('id', '=', id).executeTakeFirst();
  if (!peer || !ownsPeer(access, peer)) throw new CodedError('NullPointer');
  return peer;
}
