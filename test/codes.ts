import type { CodePurpose } from '@/lib/people/account/codes';
import type { Target } from '@/lib/people/account/rules/target';
import { sendCodeMessage } from '@/lib/people/account/server/make-code';
import { requestCode } from '@/lib/people/account/server/request-code';
import type { GivenCode } from '@/lib/people/account/server/take-code';
import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';

let phones = 0;

/** A phone number that no other test of the file has used. */
export function newPhone(): Target {
  phones += 1;
  return { channel: 'phone', address: `+86138${String(phones).padStart(8, '0')}` };
}

/** Runs the jobs for the codes requested so far, each once. */
export async function sendCodes(context: Context): Promise<void> {
  const jobs = await context.db.transaction((tx) =>
    tx.deleteFrom('job').where('kind', '=', sendCodeMessage.kind).returning(['payload', 'created_at']).execute(),
  );
  for (const { payload } of jobs.toSorted((one, other) => one.created_at - other.created_at))
    await runCodeJob(context, payload);
}

/** Runs one of them by its payload. */
export async function runCodeJob(context: Context, payload: string): Promise<void> {
  const signal = new AbortController().signal;
  await sendCodeMessage.run({ ...context, attempt: 1, signal }, sendCodeMessage.payload.parse(JSON.parse(payload)));
}

/** The codes sent to an address, the last one first, from the outbox of the demonstration. */
export async function codesTo(db: Database, address: string): Promise<string[]> {
  const rows = await db.read
    .selectFrom('delivery_outbox')
    .select('code')
    .where('address', '=', address)
    // Ids of the same millisecond are ordered too.
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => row.code ?? '');
}

let networks = 0;

/** A context with a network that has made no request yet. */
export function fromElsewhere(context: Context): Context {
  networks += 1;
  return { ...context, client: { ...context.client, address: `network ${networks}` } };
}

/** Requests a code like a person, each from a network of their own, and returns it. */
export async function receiveCode(context: Context, target: Target, purpose: CodePurpose): Promise<GivenCode> {
  const request = await requestCode(fromElsewhere(context), target, { purpose });
  await sendCodes(context);
  const [code] = await codesTo(context.db, target.address);
  if (!code) throw new Error(`No code came to ${target.address}`);
  return { code, request };
}
