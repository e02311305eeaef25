import { createHash } from 'node:crypto';
import { type Broadcast, findPublicBroadcast, phaseAt } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { PeerKind } from '../codes';
import type { StageAccess } from '../contract';
import { isStageOpen } from '../rules/opening';

/** What is kept of a pass: whoever reads the database cannot see a stage. The pass is random, so a plain hash is enough. */
export const hashOfPass = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Who a call comes from. */
export interface Access {
  broadcast: Broadcast;
  role: PeerKind;
  /** Empty for the page in the encoder. */
  personId: string;
  /** Of the pass by which it came; null for a person. */
  passHash: string | null;
}

/** A public participatory broadcast. Throws NullPointer for any other. */
export async function findStaged({ db }: Pick<Context, 'db'>, id: string): Promise<Broadcast> {
  const broadcast = await findPublicBroadcast(db.read, id);
  if (!broadcast.isParticipatory) throw new CodedError('NullPointer');
  return broadcast;
}

/** Whether hands can be raised and pages can join. */
export const isOpen = (broadcast: Broadcast, now: number) =>
  isStageOpen({ phase: phaseAt(broadcast, now), startAt: broadcast.startAt }, now);

/**
 * Whose stage a call is about, and as whom: the encoder by its pass, the host and everybody else by their session. Throws
 * NullPointer for an unknown pass and for what is no public participatory broadcast, Unauthorized for a visitor without a pass.
 */
export async function findAccess(context: Context, { id, key }: StageAccess): Promise<Access> {
  if (key === '') {
    const { personId } = signedIn(context);
    const broadcast = await findStaged(context, id);
    return { broadcast, role: personId === broadcast.hostId ? 'host' : 'guest', personId, passHash: null };
  }
  const passHash = hashOfPass(key);
  const stage = await context.db.read
    .selectFrom('live_stage')
    .select('broadcast_id')
    .where('pass_hash', '=', passHash)
    .executeTakeFirst();
  if (!stage) throw new CodedError('NullPointer');
  return { broadcast: await findStaged(context, stage.broadcast_id), role: 'view', personId: '', passHash };
}

/** Whether a page for the encoder has this pass. */
export async function isStagePass({ db }: Context, key: string): Promise<boolean> {
  const found = db.read.selectFrom('live_stage').select('broadcast_id').where('pass_hash', '=', hashOfPass(key));
  return (await found.executeTakeFirst()) !== undefined;
}
