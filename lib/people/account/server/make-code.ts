import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { channels } from '@/lib/base/delivery/contract';
import { deliver } from '@/lib/base/delivery/port';
import type { Context } from '@/lib/platform/server/context';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { languages } from '@/lib/platform/shared/language';
import { codePurposes, codeRules } from '../codes';
import { hashSecret } from './auth/passwords';
import { findUser } from './find-user';

const codeRequest = z.object({
  channel: z.enum(channels),
  address: z.string(),
  purpose: z.enum(codePurposes),
  language: z.enum(languages),
  /** SHA-256 in hex of the request's id. */
  requestHash: z.string(),
});
/** A requested code; it is generated when it is sent, so that neither the queue nor a backup contains it. */
export type CodeRequest = z.output<typeof codeRequest>;

/**
 * Generates the requested code, stores its hash and sends it. A retry generates another code, so that the last message
 * to arrive has the valid one. A request that is too old is dropped without an error. Five runs take little more than a
 * minute; nobody waits longer for a code.
 */
export const sendCodeMessage = defineJob({
  kind: 'account.send-code',
  payload: codeRequest,
  maxAttempts: 5,
  leaseSeconds: 30,
  limitSeconds: 30,
  async run(context, request) {
    if (!(await isWanted(context, request))) return;
    const code = randomInt(10 ** codeRules.digits)
      .toString()
      .padStart(codeRules.digits, '0');
    if (!(await keepCode(context, request, await hashSecret(code)))) return;
    const { channel, address, language } = request;
    await deliver(context, { channel, address, kind: 'code', code, minutes: codeRules.secondsValid / 60, language });
  },
});

/** Codes for a new password go only to accounts. This is looked up here, in the job, where the caller cannot measure the time. */
async function isWanted(context: Context, request: CodeRequest): Promise<boolean> {
  return request.purpose !== 'reset' || (await findUser(context.db, request)) !== null;
}

/** Stores the hash of a code; false when the request has expired or was used. */
async function keepCode(context: Context, { requestHash }: CodeRequest, hash: string): Promise<boolean> {
  const kept = await context.db.transaction((tx) =>
    tx
      .updateTable('account_code_request')
      .set({ code_hash: hash })
      .where('request_hash', '=', requestHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', context.now())
      .returning('request_hash')
      .executeTakeFirst(),
  );
  return kept !== undefined;
}
