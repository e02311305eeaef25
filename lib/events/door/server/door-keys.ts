import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { requireOrganiser } from '@/lib/events/ticket/port';
import { holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { doorLimits } from '../codes';
import type { createDoorKey as createContract, DoorKey } from '../contract';
import { hashOfKey } from './find-access';

/**
 * Makes a link for a helper at the doors of an activity of the caller; its key is in this answer and nowhere else. The
 * organiser's row is held, so that of several at once no more are made than there may be. Throws Unauthorized, NullPointer for
 * another person's activity, EventCanceled, ListFull where there are as many as there may be that work.
 */
export async function createDoorKey(
  context: Context,
  { activityId, name }: InputOf<typeof createContract>,
): Promise<{ id: string; key: string }> {
  const activity = await requireOrganiser(context, activityId);
  if (activity.canceled_at !== null) throw new CodedError('EventCanceled');
  const [id, key] = [uuid(), randomBytes(24).toString('base64url')];
  await context.db.transaction(async (tx) => {
    await holdPerson(tx, activity.organiser_id);
    const { count } = await tx
      .selectFrom('door_key')
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('activity_id', '=', activityId)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= doorLimits.keys) throw new CodedError('ListFull');
    const values = { id, activity_id: activityId, name, hash: hashOfKey(key), created_at: context.now() };
    await tx.insertInto('door_key').values(values).execute();
  });
  return { id, key };
}

/** The links of an activity of the caller, the latest first. Throws Unauthorized, NullPointer for another person's. */
export async function findDoorKeys(context: Context, { activityId }: { activityId: string }): Promise<DoorKey[]> {
  await requireOrganiser(context, activityId);
  const rows = await context.db.read
    .selectFrom('door_key')
    .select(['id', 'name', 'created_at', 'last_used_at', 'revoked_at'])
    .where('activity_id', '=', activityId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(doorLimits.listedKeys)
    .execute();
  return rows.map(({ id, name, created_at, last_used_at, revoked_at }) => ({
    ...{ id, name, createdAt: isoInBeijing(created_at), isRevoked: revoked_at !== null },
    lastUsedAt: last_used_at === null ? null : isoInBeijing(last_used_at),
  }));
}

/** Ends a link of the caller at once; twice is once. Throws Unauthorized, NullPointer for another person's. */
export async function revokeDoorKey(context: Context, { id }: { id: string }): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const own = await tx
      .selectFrom('door_key')
      .innerJoin('activity', 'activity.id', 'door_key.activity_id')
      .select('door_key.id')
      .where('door_key.id', '=', id)
      .where('activity.organiser_id', '=', personId)
      .executeTakeFirst();
    if (!own) throw new CodedError('NullPointer');
    const ended = { revoked_at: context.now() };
    await tx.updateTable('door_key').set(ended).where('id', '=', id).where('revoked_at', 'is', null).execute();
  });
  return null;
}

/** Listens to 'account.erased': the links of the person's activities go, with the names of their helpers. */
export async function eraseDoorKeys(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const own = tx.selectFrom('activity').select('id').where('organiser_id', '=', personId);
  await tx.deleteFrom('door_key').where('activity_id', 'in', own).execute();
}

/** Listens to 'account.exported': adds the links that the person made for helpers, without their keys, which nobody has. */
export async function exportDoorKeys(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('door_key')
    .innerJoin('activity', 'activity.id', 'door_key.activity_id')
    .select(['activity_id', 'name', 'door_key.created_at', 'revoked_at'])
    .where('activity.organiser_id', '=', personId)
    .orderBy('door_key.created_at')
    .orderBy('door_key.id')
    .execute();
  parts.doorKeys = rows.map((row) => ({
    ...{ activityId: row.activity_id, name: row.name, createdAt: isoInBeijing(row.created_at) },
    revokedAt: row.revoked_at === null ? null : isoInBeijing(row.revoked_at),
  }));
}
