import { randomBytes } from 'node:crypto';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { joinStage as contract, JoinedStage } from '../contract';
import { transitions } from '../rules/guest';
import { type Access, findAccess, isOpen } from './find-access';
import { holdStage } from './hold-stage';
import { iceServers } from './ice-servers';

/**
 * Connects a page: of the host, of a guest who is invited, which confirms that, or of one who is on the stage and has loaded their page
 * again, or the one in the encoder. An earlier page of the same one is cut off. Throws as `findAccess`, and Changed where the stage is
 * not open or the guest may not come on it.
 */
export async function joinStage(context: Context, input: InputOf<typeof contract>): Promise<JoinedStage> {
  const access = await findAccess(context, input);
  const now = context.now();
  if (!isOpen(access.broadcast, now)) throw new CodedError('Changed');
  const peer = randomBytes(16).toString('base64url');
  await context.db.transaction(async (tx) => {
    await holdStage(tx, access.broadcast.id, now);
    if (access.role === 'guest') await enter(tx, access, now);
    if (access.passHash !== null) await requirePass(tx, access);
    await connect(tx, access, { peer, now, ...input });
  });
  const { turn, stunUrls } = env();
  return {
    peer,
    iceServers: iceServers({ turn, stunUrls }, access.personId || 'stage', now),
    hasRelay: turn !== null,
  };
}

async function enter(tx: Tx, { broadcast, personId }: Access, now: number): Promise<void> {
  const entered = await tx
    .updateTable('live_stage_guest')
    .set((guest) => ({
      state: transitions.enter.to,
      since: guest.case().when('state', '=', transitions.enter.to).then(guest.ref('since')).else(now).end(),
      seen_at: now,
    }))
    .where('broadcast_id', '=', broadcast.id)
    .where('person_id', '=', personId)
    .where('state', 'in', transitions.enter.from)
    .returning('person_id')
    .executeTakeFirst();
  if (!entered) throw new CodedError('Changed');
}

/** It may have been renewed since it was looked up. */
async function requirePass(tx: Tx, { broadcast, passHash }: Access): Promise<void> {
  const stage = await tx
    .selectFrom('live_stage')
    .select('pass_hash')
    .where('broadcast_id', '=', broadcast.id)
    .executeTakeFirst();
  if (stage?.pass_hash !== passHash) throw new CodedError('NullPointer');
}

interface Connection {
  peer: string;
  now: number;
  isMuted: boolean;
  hasPicture: boolean;
}

async function connect(tx: Tx, access: Access, { peer, now, isMuted, hasPicture }: Connection): Promise<void> {
  const { broadcast, role: kind, personId } = access;
  await tx
    .deleteFrom('live_stage_peer')
    .where('broadcast_id', '=', broadcast.id)
    .where('kind', '=', kind)
    .where('person_id', '=', personId)
    .execute();
  await tx
    .insertInto('live_stage_peer')
    .values({
      ...{ id: peer, broadcast_id: broadcast.id, kind, person_id: personId, joined_at: now, seen_at: now },
      ...{ is_muted: isMuted ? 1 : 0, has_picture: hasPicture ? 1 : 0 },
    })
    .execute();
}
