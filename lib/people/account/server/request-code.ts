import { randomBytes } from 'node:crypto';
import { isDeliverable } from '@/lib/base/delivery/port';
import { requireProof } from '@/lib/base/proof/port';
import type { Context } from '@/lib/platform/server/context';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type CodePurpose, codeRules } from '../codes';
import type { Target } from '../rules/target';
import { hashToken } from './auth/session-token';
import { ownCodeShares, strangersCodeShares } from './code-shares';
import { sendCodeMessage } from './make-code';
import { type Share, takeShares } from './shares';

/** The purpose of a code, and a stranger's proof of work if demanded. */
interface CodeWish {
  purpose: CodePurpose;
  proof?: string | undefined;
}

/**
 * Requests a code for a phone or an e-mail address; a job generates and sends it. The code is valid only with the
 * returned request id, so that nobody can use up the attempts of another's request. The work and the answer are the
 * same whether or not there is an account, and whether or not the job will send anything.
 * Throws NotConfigured where this site cannot reach the address, TooManyRequests within a minute of the caller's last
 * code to it, ProofNeeded for a stranger after the first few, and TooManyCodes beyond the daily limits of the caller,
 * the address and the site (see `code-shares.ts`). A rejected request uses up only its proof.
 */
export async function requestCode(context: Context, target: Target, { purpose, proof }: CodeWish): Promise<string> {
  if (!isDeliverable(target.channel, target.address)) throw new CodedError('NotConfigured');
  const own = await ownCodeShares(context, target, purpose);
  if (own) {
    try {
      return await beginCode(context, target, purpose, own);
    } catch (error) {
      // A caller who has used up their own share counts as a stranger.
      if (purpose === 'confirm' || !isUsedUp(error)) throw error;
    }
  }
  const strangers = strangersCodeShares(context, target, { isPaid: proof !== undefined });
  if (proof !== undefined) await requireProof(context, proof);
  return beginCode(context, target, purpose, strangers);
}

function isUsedUp(error: unknown): boolean {
  return error instanceof CodedError && error.code === 'TooManyCodes';
}

/** Takes the shares and queues the code, all or nothing; returns the id of the request. */
async function beginCode(context: Context, target: Target, purpose: CodePurpose, shares: Share[]): Promise<string> {
  const request = randomBytes(32).toString('base64url');
  const now = context.now();
  const wanted = { ...target, purpose, requestHash: hashToken(request), language: context.language };
  await context.db.transaction(async (tx) => {
    await takeShares(tx, shares, now);
    await tx
      .insertInto('account_code_request')
      .values({
        request_hash: wanted.requestHash,
        address: target.address,
        purpose,
        code_hash: null,
        sent_at: now,
        expires_at: now + codeRules.secondsValid * 1000,
        tries: 0,
        used_at: null,
      })
      .execute();
    await enqueue(tx, sendCodeMessage, wanted, { now });
  });
  return request;
}
