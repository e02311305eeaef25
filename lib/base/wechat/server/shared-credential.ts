import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import type { WechatCredentialTable } from './tables';
import type { Credential } from './wechat-api';

export type CredentialKey = Pick<WechatCredentialTable, 'app_id' | 'name'>;

/** WeChat issues a new token only in the last five minutes of the old one, and accepts both meanwhile. */
const renewBeforeMs = 4 * 60_000;
/** Longer than all calls of one fetch together: a node that holds its lease longer has crashed. */
const leaseMs = 30_000;
/** Minimum pause between requests to WeChat, whatever it answers. */
const pauseMs = 10_000;
const longestWaitMs = 5000;
const pollMs = 100;

/** Running fetches of this process, by name and app. */
const underWay = new WeakMap<Database, Map<string, Promise<string | null>>>();

/**
 * A credential that all nodes share. One node fetches it before it expires; the others use the old one while it is
 * valid, else wait a few seconds for the new one. Null when none is available; the reason is in the log. Not inside a
 * transaction.
 */
export async function sharedCredential(
  context: Context,
  key: CredentialKey,
  fetch: () => Promise<Credential>,
): Promise<string | null> {
  const stored = await find(context.db, key);
  const now = context.now();
  const isGood = stored !== undefined && stored.expires_at > now;
  if (isGood && Math.max(stored.renew_at, stored.lease_until) > now) return stored.value;
  const renewed = once(context.db, key, () => renew(context, key, fetch));
  return isGood ? stored.value : renewed;
}

/** Marks a credential that WeChat rejects as invalid; one that was replaced meanwhile stays. */
export async function discardCredential({ db }: Context, key: CredentialKey, value: string): Promise<void> {
  await db.transaction((tx) =>
    tx
      .updateTable('wechat_credential')
      .set({ expires_at: 0, renew_at: 0 })
      .where('app_id', '=', key.app_id)
      .where('name', '=', key.name)
      .where('value', '=', value)
      .execute(),
  );
}

function once(db: Database, key: CredentialKey, work: () => Promise<string | null>): Promise<string | null> {
  const works = underWay.get(db) ?? new Map<string, Promise<string | null>>();
  underWay.set(db, works);
  const id = `${key.name} ${key.app_id}`;
  const begun = works.get(id) ?? work().finally(() => works.delete(id));
  works.set(id, begun);
  return begun;
}

/** Never rejects: when the old value is still valid, nobody waits for the answer. */
async function renew(context: Context, key: CredentialKey, fetch: () => Promise<Credential>): Promise<string | null> {
  try {
    return await fetchOrWait(context, key, fetch);
  } catch (error) {
    context.log.warn({ err: error, credential: key.name }, 'WeChat gave no credential');
    return null;
  }
}

async function fetchOrWait({ db, now }: Context, key: CredentialKey, fetch: () => Promise<Credential>) {
  const deadline = performance.now() + longestWaitMs;
  for (;;) {
    const leaseUntil = await claim(db, key, now());
    if (leaseUntil !== null) return fetchLeased({ db, now }, key, leaseUntil, fetch);
    const stored = await find(db, key);
    if (stored && stored.expires_at > now()) return stored.value;
    const isPaused = stored && stored.renew_at > now();
    if (isPaused || performance.now() > deadline) return null;
    await sleep(pollMs);
  }
}

async function fetchLeased(
  { db, now }: Pick<Context, 'db' | 'now'>,
  key: CredentialKey,
  leaseUntil: number,
  fetch: () => Promise<Credential>,
): Promise<string> {
  const asked = now();
  try {
    const { value, expiresIn } = await fetch();
    const expires_at = asked + expiresIn * 1000;
    const renew_at = Math.max(expires_at - renewBeforeMs, asked + pauseMs);
    await release(db, key, leaseUntil, { value, expires_at, renew_at });
    return value;
  } catch (error) {
    await release(db, key, leaseUntil, { renew_at: now() + pauseMs });
    throw error;
  }
}

function find(db: Database, key: CredentialKey): Promise<WechatCredentialTable | undefined> {
  return db.read
    .selectFrom('wechat_credential')
    .selectAll()
    .where('app_id', '=', key.app_id)
    .where('name', '=', key.name)
    .executeTakeFirst();
}

/**
 * Takes the lease when the credential is due and no other node has it; returns its end (ms), which also identifies it.
 */
async function claim(db: Database, key: CredentialKey, now: number): Promise<number | null> {
  const lease_until = now + leaseMs;
  const claimed = await db.transaction((tx) =>
    tx
      .insertInto('wechat_credential')
      .values({ ...key, value: '', expires_at: 0, renew_at: 0, lease_until })
      .onConflict((conflict) =>
        conflict
          .columns(['app_id', 'name'])
          .doUpdateSet({ lease_until })
          .where('wechat_credential.renew_at', '<=', now)
          .where('wechat_credential.lease_until', '<=', now),
      )
      .returning('lease_until')
      .executeTakeFirst(),
  );
  return claimed?.lease_until ?? null;
}

/** Ends a lease; has no effect if another node has taken it over. */
async function release(
  db: Database,
  key: CredentialKey,
  leaseUntil: number,
  change: Partial<Pick<WechatCredentialTable, 'value' | 'expires_at' | 'renew_at'>>,
): Promise<void> {
  await db.transaction((tx) =>
    tx
      .updateTable('wechat_credential')
      .set({ ...change, lease_until: 0 })
      .where('app_id', '=', key.app_id)
      .where('name', '=', key.name)
      .where('lease_until', '=', leaseUntil)
      .execute(),
  );
}
