import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type CodePurpose, codeRules } from '../codes';
import type { Target } from '../rules/target';
import { isSecret } from './auth/passwords';
import { hashToken } from './auth/session-token';

/** A typed code, and the id of its request. */
export interface GivenCode {
  code: string;
  request: string;
}

/**
 * Uses up the code that was sent to an address for a purpose; it is valid once, also under concurrent calls.
 * Throws WrongCode for any other, after the same work whether or not a code was sent, and CodeExpired from the fifth
 * wrong one on, even for the right code. Only the requester of a code can use up its attempts.
 */
export async function takeCode(
  context: Context,
  target: Target,
  purpose: CodePurpose,
  { code, request }: GivenCode,
): Promise<void> {
  const requestHash = hashToken(request);
  const tried = await countTry(context, { requestHash, address: target.address, purpose });
  // Only the requester knows the id of a request, so the time reveals nothing.
  if (!tried) throw new CodedError('WrongCode');
  if (tried.tries > codeRules.tries) throw new CodedError('CodeExpired');
  const hash = tried.code_hash;
  const isRight = await isSecret(hash, code);
  if (hash && isRight && (await markUsed(context, requestHash, hash))) return;
  throw new CodedError(tried.tries === codeRules.tries ? 'CodeExpired' : 'WrongCode');
}

interface Tried {
  requestHash: string;
  address: string;
  purpose: CodePurpose;
}

/** Counts an attempt before the code is compared, so that at most five are compared even under concurrent calls. */
function countTry(context: Context, { requestHash, address, purpose }: Tried) {
  return context.db.transaction((tx) =>
    tx
      .updateTable('account_code_request')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('request_hash', '=', requestHash)
      .where('address', '=', address)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', context.now())
      .returning(['code_hash', 'tries'])
      .executeTakeFirst(),
  );
}

/** Marks the code as used; false when it already was, or when another has replaced it. */
async function markUsed(context: Context, requestHash: string, hash: string): Promise<boolean> {
  const used = await context.db.transaction((tx) =>
    tx
      .updateTable('account_code_request')
      .set({ used_at: context.now() })
      .where('request_hash', '=', requestHash)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('request_hash')
      .executeTakeFirst(),
  );
  return used !== undefined;
}
