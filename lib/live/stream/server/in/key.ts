import { randomBytes } from 'node:crypto';
import { type Broadcast, findHostedBroadcast, holdBroadcast, phaseAt } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { makeStreamKey as contract } from '../../contract';
import { forbidStream } from '../provider/forbid-stream';
import { newNamedKey } from '../provider/named-key';
import type { LiveKeyTable } from '../tables';
import { hashOfKey } from './sessions';
import { askForEnd } from './stop-session';

/** Of a key; as many as nobody guesses, and few enough for every encoder's field. */
const keyBytes = 32;

/**
 * Makes a new key for a public broadcast of the caller that is not over, and returns it: it is stored as a hash alone. The one
 * before is void at once, and an encoder that sends with it is cut off. With a provider it is a new name there, signed. Throws
 * Changed for a broadcast that is over, canceled, not public or fetched from an address, NullPointer for one that is not the caller's.
 */
export async function makeStreamKey(
  context: Context,
  { id }: InputOf<typeof contract>,
): Promise<{ server: string; key: string }> {
  const { personId } = signedIn(context);
  await findHostedBroadcast(context.db.read, { id, personId });
  return context.db.transaction(async (tx) => {
    const broadcast = await holdBroadcast(tx, id);
    if (!takesKey(broadcast, context.now())) throw new CodedError('Changed');
    await forbidStream(context, tx, { id });
    const { server, key, ...name } = newNamedKey(broadcast, context.now()) ?? newOwnKey();
    await storeKey(tx, id, { hash: hashOfKey(key), made_at: context.now(), ...name, offline_at: null });
    await askForEnd(tx, id, 'left');
    return { server, key };
  });
}

const newOwnKey = () => ({
  ...{ server: env().live.server, key: randomBytes(keyBytes).toString('hex') },
  ...{ name: null, valid_until: null, ask_at: null },
});

async function storeKey(tx: Tx, id: string, row: Omit<LiveKeyTable, 'broadcast_id'>): Promise<void> {
  await tx
    .insertInto('live_key')
    .values({ broadcast_id: id, ...row })
    .onConflict((same) => same.column('broadcast_id').doUpdateSet(row))
    .execute();
}

function takesKey(broadcast: Broadcast, now: number): boolean {
  const isAhead = ['upcoming', 'late', 'live', 'interrupted'].includes(phaseAt(broadcast, now));
  return broadcast.isPublic && broadcast.source === 'encoder' && isAhead;
}
