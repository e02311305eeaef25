import { isDeliverable } from '@/lib/delivery/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type CodePurpose, codeRules } from '../codes';
import type { Target } from '../rules/target';
import { isSecret } from './auth/passwords';
import { type CodeRequest, sendCodeMessage } from './make-code';

const hour = 3600;
const day = 24 * hour;

/**
 * Asks for a code to a phone or an e-mail address; a job makes and sends it. The work and the answer are the same whether
 * or not an account is there, and whether or not the job will send anything.
 *
 * Throws NotConfigured where this site cannot reach the address, TooManyRequests within a minute of the last code to it
 * (whatever that was for), and beyond what a client, an address and the whole site may ask for in a day.
 */
export async function requestCode(context: Context, target: Target, purpose: CodePurpose): Promise<void> {
  const { channel, address } = target;
  if (!isDeliverable(channel, address)) throw new CodedError('NotConfigured');
  await limitClient(context, 'codes of a client', 20, hour);
  await limitClient(context, 'codes of a client', 60, day);
  await refuseTooSoon(context, address);
  await context.limit({ name: 'codes to', client: address, limit: { max: 10, seconds: day, strict: true } });
  const { codesPerDay } = env();
  await context.limit({ name: 'codes', client: 'all', limit: { max: codesPerDay, seconds: day, strict: true } });
  const request = { channel, address, purpose, language: context.language, sentAt: context.now() };
  const isFirst = await context.db.transaction((tx) => beginCode(tx, request));
  if (!isFirst) throw new CodedError('TooManyRequests', { retryAfterSeconds: codeRules.secondsBetween });
}

function limitClient(context: Context, name: string, max: number, seconds: number): Promise<void> {
  return context.limit({ name, client: context.client.address, limit: { max, seconds, strict: true } });
}

/**
 * Throws TooManyRequests when a code went to the address less than a minute ago. Asked before the day's limits too, so
 * that somebody who presses again and again does not use them up.
 */
async function refuseTooSoon(context: Context, address: string): Promise<void> {
  const last = await context.db.read
    .selectFrom('account_code')
    .select('sent_at')
    .where('address', '=', address)
    .executeTakeFirst();
  const nextAt = (last?.sent_at ?? Number.NEGATIVE_INFINITY) + codeRules.secondsBetween * 1000;
  if (nextAt > context.now()) throw tooManyUntil(context, nextAt);
}

/** `time` in ms, in the future. */
function tooManyUntil(context: Context, time: number): CodedError {
  return new CodedError('TooManyRequests', { retryAfterSeconds: Math.ceil((time - context.now()) / 1000) });
}

/** Makes room for the code and puts it into the queue, unless one was asked for less than a minute before. */
async function beginCode(tx: Tx, request: CodeRequest): Promise<boolean> {
  const { address, purpose, sentAt } = request;
  const fresh = {
    purpose,
    code_hash: null,
    sent_at: sentAt,
    expires_at: sentAt + codeRules.secondsValid * 1000,
    tries: 0,
    used_at: null,
  };
  const begun = await tx
    .insertInto('account_code')
    .values({ address, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet(fresh)
        .where('account_code.sent_at', '<=', sentAt - codeRules.secondsBetween * 1000),
    )
    .returning('address')
    .executeTakeFirst();
  if (begun) await enqueue(tx, sendCodeMessage, request, { now: sentAt });
  return begun !== undefined;
}

/**
 * Takes the code that went to an address for a purpose; it is good once, also when it comes twice at the same instant.
 *
 * Throws WrongCode for any other, after the same work whether or not there is one; TooManyRequests from the fifth wrong
 * one until it would have expired, since it is burnt then and the right one is too late, and for a client who tries many.
 */
export async function takeCode(context: Context, target: Target, purpose: CodePurpose, code: string): Promise<void> {
  await limitClient(context, 'tries of codes', 60, hour);
  const tried = await countTry(context, target.address, purpose);
  if (tried && tried.tries > codeRules.tries) throw tooManyUntil(context, tried.expires_at);
  const hash = tried?.code_hash ?? null;
  const isRight = await isSecret(context, hash, code);
  if (hash && isRight && (await markUsed(context, target.address, hash))) return;
  if (tried?.tries === codeRules.tries) throw tooManyUntil(context, tried.expires_at);
  throw new CodedError('WrongCode');
}

/** Counts a try before it is looked at: of any number at the same instant only the first five are. */
function countTry(context: Context, address: string, purpose: CodePurpose) {
  return context.db.transaction((tx) =>
    tx
      .updateTable('account_code')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('address', '=', address)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', context.now())
      .returning(['code_hash', 'tries', 'expires_at'])
      .executeTakeFirst(),
  );
}

/** Whether the code was still there to be used. Its hash, salted, is no other code's. */
async function markUsed(context: Context, address: string, hash: string): Promise<boolean> {
  const used = await context.db.transaction((tx) =>
    tx
      .updateTable('account_code')
      .set({ used_at: context.now() })
      .where('address', '=', address)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('address')
      .executeTakeFirst(),
  );
  return used !== undefined;
}
