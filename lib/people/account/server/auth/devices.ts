import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { siteSecret } from '@/lib/platform/server/site-secret';
import { deviceCookie } from '../../codes';
import type { Target } from '../../rules/target';
import { hashToken } from './session-token';

/** Browsers keep a cookie for at most 400 days: how long a device is known after its last login. */
const knownMs = 400 * millisecondsInDay;

/**
 * The calling device as stored: the hash of the id in its cookie; null without a cookie or with one that we did not
 * sign. Not inside a transaction.
 */
export async function callingDevice(context: Context): Promise<string | null> {
  const id = await idInCookie(context);
  return id === null ? null : hashToken(id);
}

/**
 * Whether somebody has logged in to the account of an address on this device. Makes the same query when there is no
 * account.
 */
export async function isKnownDevice(
  { db, now }: Context,
  device: string,
  { channel, address }: Target,
): Promise<boolean> {
  const known = await db.read
    .selectFrom('account_device')
    .innerJoin('account_user', 'account_user.id', 'account_device.person_id')
    .select('account_device.person_id')
    .where('device_hash', '=', device)
    .where(channel, '=', address)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Stores the device of a new login as known to the account and sets its cookie. The device is bound to the session and
 * forgotten when another device ends that session; an ended session stores nothing. Not inside a transaction.
 */
export async function rememberDevice(context: Context, session: { id: string; userId: string }): Promise<void> {
  const id = (await idInCookie(context)) ?? randomBytes(24).toString('base64url');
  const expiresAt = context.now() + knownMs;
  await context.db.transaction((tx) => keepDevice(tx, session, hashToken(id), expiresAt));
  context.setCookie({ name: deviceCookie, value: `${id}.${await signatureOf(context.db, id)}`, expiresAt });
}

async function keepDevice(tx: Tx, session: { id: string; userId: string }, device: string, expiresAt: number) {
  const bound = await tx
    .updateTable('account_session')
    .set({ device_hash: device })
    .where('id', '=', session.id)
    .returning('id')
    .executeTakeFirst();
  if (!bound) return;
  await tx
    .insertInto('account_device')
    .values({ device_hash: device, person_id: session.userId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['device_hash', 'person_id']).doUpdateSet({ expires_at: expiresAt }))
    .execute();
}

/** The devices of a person to forget: all or the named ones, except that of one session. */
interface ForgottenDevices {
  personId: string;
  devices: 'all' | readonly string[];
  exceptOf: string | undefined;
}

/** Forgets devices inside a transaction. */
export async function forgetDevices(tx: Tx, { personId, devices, exceptOf }: ForgottenDevices): Promise<void> {
  // PostgreSQL does not accept an empty list.
  if (devices.length === 0) return;
  const staying = tx
    .selectFrom('account_session')
    .select('device_hash')
    .where('id', '=', exceptOf ?? '')
    .where('device_hash', 'is not', null);
  await tx
    .deleteFrom('account_device')
    .where('person_id', '=', personId)
    .where('device_hash', 'not in', staying.$castTo<{ device_hash: string }>())
    .$if(devices !== 'all', (query) => query.where('device_hash', 'in', devices))
    .execute();
}

async function idInCookie(context: Context): Promise<string | null> {
  const [, id, signature] = /^([\w-]{32})\.([\w-]{43})$/.exec(context.cookie(deviceCookie) ?? '') ?? [];
  if (!id || !signature) return null;
  const [given, right] = [Buffer.from(signature), Buffer.from(await signatureOf(context.db, id))];
  return timingSafeEqual(given, right) ? id : null;
}

async function signatureOf(db: Database, id: string): Promise<string> {
  return createHmac('sha256', await siteSecret(db, 'devices'))
    .update(id)
    .digest('base64url');
}
