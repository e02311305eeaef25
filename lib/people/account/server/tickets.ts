import { randomBytes } from 'node:crypto';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { hashToken } from './auth/session-token';

/**
 * A person's identity in the chat app: the union id if there is one, since it is the same in all of a company's apps.
 */
export interface WechatIdentity {
  accountId: string;
  /** Who somebody is to the service account; null where that is not known. */
  openId: string | null;
  nickname: string;
}

/** What a step has proven. */
export type Claim =
  /** A phone or an e-mail address without an account, with the chat app's login to bind. */
  | { kind: 'register'; phone: string | null; email: string | null; wechat: WechatIdentity | null }
  /** The person receives the codes of this account. */
  | { kind: 'reset'; userId: string }
  /** A login of the chat app without an account. */
  | { kind: 'wechat'; identity: WechatIdentity }
  /** The owner of the account uses this session. */
  | { kind: 'confirm'; sessionId: string }
  /** The same, for binding a login of the chat app. */
  | { kind: 'bind'; sessionId: string };

type ClaimOf<Kind extends Claim['kind']> = Extract<Claim, { kind: Kind }>;

const validMs = 10 * 60_000;

/**
 * Creates a ticket for a claim, valid once and for ten minutes: 64 hex digits, since one kind is sent in a state of the
 * chat app. `now` in ms. The database stores only its hash.
 */
export async function giveTicket(tx: Tx, claim: Claim, now: number): Promise<string> {
  const token = randomBytes(32).toString('hex');
  await tx.deleteFrom('account_ticket').where('expires_at', '<=', now).execute();
  await tx
    .insertInto('account_ticket')
    .values({ token_hash: hashToken(token), claim: JSON.stringify(claim), expires_at: now + validMs, used_at: null })
    .execute();
  return token;
}

/**
 * Uses up a ticket inside the transaction of its action: of two concurrent uses one succeeds, and a rollback restores
 * it. Throws LinkExpired for one that is used, expired, unknown or of another kind.
 */
export async function takeTicket<Kind extends Claim['kind']>(
  tx: Tx,
  kind: Kind,
  token: string,
  now: number,
): Promise<ClaimOf<Kind>> {
  const taken = await tx
    .updateTable('account_ticket')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('claim')
    .executeTakeFirst();
  const claim = taken && (JSON.parse(taken.claim) as Claim);
  if (claim?.kind !== kind) throw new CodedError('LinkExpired');
  return claim as ClaimOf<Kind>;
}
