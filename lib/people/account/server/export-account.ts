import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { findOwnAccount } from './own-account';

/**
 * Everything stored about the caller, as JSON by slice: each adds its part under its name, this one `account`. Times
 * are ISO 8601. Hashes and tokens are not exported.
 */
export async function exportAccount(context: Context): Promise<Record<string, unknown>> {
  const { personId } = signedIn(context);
  const parts: Record<string, unknown> = { account: await ownPart(context, personId) };
  await context.db.transaction((tx) => context.emit(context, tx, 'account.exported', { personId, parts }));
  return parts;
}

async function ownPart(context: Context, personId: string) {
  const account = await findOwnAccount(context);
  const devices = await context.db.read
    .selectFrom('account_device')
    .select('expires_at')
    .where('person_id', '=', personId)
    .orderBy('expires_at')
    .execute();
  const sessions = await context.db.read
    .selectFrom('account_session')
    .select(['kind', 'ip_address', 'user_agent', 'created_at', 'updated_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  return {
    id: account.id,
    phone: account.phone,
    email: account.email,
    hasPassword: account.passwordHash !== null,
    hasWechat: account.hasWechat,
    staff: account.staff_role,
    createdAt: iso(account.created_at),
    erasedAt: account.erase_at === null ? null : iso(account.erase_at),
    knownDevices: devices.map(({ expires_at }) => ({ knownUntil: iso(expires_at) })),
    sessions: sessions.map(({ kind, ip_address, user_agent, created_at, updated_at }) => ({
      kind,
      address: ip_address,
      userAgent: user_agent,
      loggedInAt: iso(created_at),
      lastSeenAt: iso(updated_at),
    })),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
