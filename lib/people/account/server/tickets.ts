import { randomBytes } from 'node:crypto';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { hashToken } from './auth/session-token';

/** Who somebody is in the chat app: the union id where it gives one, since it is the same in all of a company's apps. */
export interface WechatIdentity {
  accountId: string;
  nickname: string;
}

/** What a step has proven, for the next one. */
export type Claim =
  /** A phone or an e-mail address that has no account yet, with the chat app's login that it is to be bound to. */
  | { kind: 'register'; phone: string | null; email: string | null; wechat: WechatIdentity | null }
  /** That somebody reads the codes of this account. */
  | { kind: 'reset'; userId: string }
  /** A login of the chat app that no account has. */
  | { kind: 'wechat'; identity: WechatIdentity }
  /** That it is still the owner who uses this session. */
  | { kind: 'confirm'; sessionId: string }
  /** That they have, to bind a login of the chat app that they have gone to. */
  | { kind: 'bind'; sessionId: string };

type ClaimOf<Kind extends Claim['kind']> = Extract<Claim, { kind: Kind }>;

const validMs = 10 * 60_000;

/**
 * Gives a ticket for a claim, good once and for ten minutes: 64 hex digits, since one of them travels in a state of the chat
 * app. `now` in ms. The database keeps only its hash.
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
 * Takes a ticket inside the transaction of what it is for: of two that come at once one is taken, and a rollback gives it
 * back. Throws LinkExpired for one that is used, too old, unknown or of another kind.
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
