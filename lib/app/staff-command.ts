import { parseArgs } from 'node:util';
import { listReviews as listReviewsCall } from '@/lib/base/moderation/contract';
import { decideOnReview, listReviews } from '@/lib/base/moderation/port';
import { type StaffRole, staffRoles } from '@/lib/base/permission/contract';
import { checkLedger } from '@/lib/money/ledger/port';
import { targetOf } from '@/lib/people/account/rules/target';
import { addStaff, listStaff, removeStaff } from '@/lib/people/account/server/save-staff';
import { nickname as nicknameRule } from '@/lib/people/person/contract';
import type { Context } from '@/lib/platform/server/context';
import { tablesInOrder } from '@/lib/platform/server/db/table-order';
import { CodedError, type ErrorCode } from '@/lib/platform/shared/error-codes';

/** A command with wrong arguments or one that cannot be executed; the message is one sentence for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const usage = `npm run staff -- add --phone +8613800138000 | --email name@example.org --role ${staffRoles.join('|')} [--nickname …]
npm run staff -- remove --phone … | --email …
npm run staff -- list
npm run staff -- reviews
npm run staff -- allow <id>
npm run staff -- refuse <id>
npm run staff -- ledger check`;

const options = {
  phone: { type: 'string' },
  email: { type: 'string' },
  role: { type: 'string' },
  nickname: { type: 'string' },
} as const;

type Values = { [Name in keyof typeof options]?: string | undefined };

/** Messages for errors of the verb. */
const refusals: Partial<Record<ErrorCode, string>> = {
  NicknameTaken: 'This nickname is taken: choose another one.',
  NullPointer: 'No text with this id waits for review: see npm run staff -- reviews.',
};

/** `npm run staff`: runs the command given by its arguments and returns what to print. Throws a CommandError. */
export async function runStaffCommand(context: Context, words: string[]): Promise<string> {
  const { values, command, id } = parse(words);
  if ((await tablesInOrder(context.db.migrationHandle)).length === 0) {
    throw new CommandError('The database is empty: start the product once, then come back.');
  }
  // Whoever may run commands on this machine has the rights of staff.
  const operator = { personId: 'operator', sessionId: 'operator', hasPhone: true, staff: 'admin' };
  try {
    return await run({ ...context, caller: operator }, command, values, id);
  } catch (error) {
    const sentence = error instanceof CodedError && refusals[error.code];
    throw sentence ? new CommandError(sentence) : error;
  }
}

function run(context: Context, command: string | undefined, values: Values, id: string | undefined): Promise<string> {
  if (command === 'add') return add(context, values);
  if (command === 'remove') return remove(context, values);
  if (command === 'list') return list(context);
  if (command === 'reviews') return reviews(context);
  if (command === 'ledger' && id === 'check') return ledgerCheck(context);
  if (command === 'allow' || command === 'refuse') return decide(context, id, command === 'allow');
  throw new CommandError(usage);
}

function parse(words: string[]) {
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const [command, id, ...more] = positionals;
    if (more.length > 0) throw new Error(`Unexpected argument '${more[0]}'.`);
    return { values, command, id };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

async function add(context: Context, values: Values): Promise<string> {
  const target = await readTarget(values);
  const password = await addStaff(context, { target, role: readRole(values.role), nickname: readNickname(values) });
  if (password === null) return `${target.address} is ${values.role} now.`;
  return `${target.address} is ${values.role} now, with a new account. Its password, shown only now: ${password}`;
}

async function remove(context: Context, values: Values): Promise<string> {
  const target = await readTarget(values);
  const { address } = target;
  if (!(await removeStaff(context, target))) throw new CommandError(`${address} has no place in the staff.`);
  return `${address} has no place in the staff any more; every login with it has ended.`;
}

async function list(context: Context): Promise<string> {
  const staff = await listStaff(context);
  if (staff.length === 0) return 'Nobody has a place in the staff.';
  return staff.map(({ role, phone, email, nickname }) => [role, phone ?? email, nickname].join('  ')).join('\n');
}

async function reviews(context: Context): Promise<string> {
  const { list: waiting, hasNextPage } = await listReviews(context, listReviewsCall.input.parse({ pageSize: 100 }));
  if (waiting.length === 0) return 'No text waits for review.';
  const texts = waiting.map(({ id, kind, subjectId, field, text, words, submittedAt }) => {
    const since = new Date(submittedAt).toISOString();
    return `${id}\n  ${kind} ${subjectId}, ${field}, since ${since}, for ${words.join(', ')}\n  ${text}`;
  });
  return [...texts, ...(hasNextPage ? ['More wait: decide on these first.'] : [])].join('\n');
}

async function decide(context: Context, id: string | undefined, isAllowed: boolean): Promise<string> {
  if (!id) throw new CommandError(`Say which text: npm run staff -- ${isAllowed ? 'allow' : 'refuse'} <id>.`);
  await decideOnReview(context, { id, isAllowed });
  return isAllowed ? 'Allowed: everybody sees the text now.' : 'Refused: nobody sees the text.';
}

/** Examines the whole ledger. Throws a CommandError that names every fault, so that a script can rely on the exit code. */
async function ledgerCheck({ db }: Context): Promise<string> {
  const faults: string[] = [];
  for await (const { id, fault } of checkLedger(db.read, { since: 0 })) faults.push(`${id}: ${fault}`);
  if (faults.length > 0) throw new CommandError(`The ledger is wrong:\n${faults.join('\n')}`);
  return 'The ledger is right: every transaction is balanced, every account is the sum of its entries.';
}

async function readTarget({ phone, email }: Values) {
  const target = await targetOf({ region: 'CN', mobile: phone, email });
  if (!target)
    throw new CommandError('Give one --phone such as +8613800138000, or one --email such as name@example.org.');
  return target;
}

function readRole(role: string | undefined): StaffRole {
  const known = staffRoles.find((one) => one === role);
  if (!known) throw new CommandError(`Give a --role: ${staffRoles.join(', ')}.`);
  return known;
}

function readNickname({ nickname }: Values): string | undefined {
  if (nickname === undefined) return undefined;
  const read = nicknameRule.safeParse(nickname);
  if (!read.success) throw new CommandError('This is no nickname: 2 to 20 characters, no emoji or special ones.');
  return read.data;
}
