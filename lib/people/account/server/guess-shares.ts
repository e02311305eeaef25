import { secondsInDay } from 'date-fns/constants';
import { requireProof } from '@/lib/base/proof/port';
import type { Context } from '@/lib/platform/server/context';
import { networkOf } from '@/lib/platform/server/network';
import { CodedError, type ErrorCode } from '@/lib/platform/shared/error-codes';
import type { Target } from '../rules/target';
import { callingDevice, isKnownDevice } from './auth/devices';
import { giveBackShares, type Share, takeShares } from './shares';

const quarter = 15 * 60;

/** Wrong passwords: per known device in 15 minutes, of all strangers in a day, per network in 15 minutes. */
const most = { device: 10, strangers: 1000, network: 100 };
/** Strangers' attempts without a proof of work, each in 15 minutes: per account, and per network. */
const free = { account: 5, network: 20 };

/** The target of a password attempt, and a stranger's proof of work. */
interface Guess {
  /** The address of the account, or the typed text if it is not one: both are counted alike. */
  account: string;
  target: Target | null;
  proof: string | undefined;
}

/**
 * Counts a password attempt before the password is checked, so that concurrent attempts stay within the limit. Returns
 * the shares to refund after a right one: only wrong ones count.
 * A device known to the account has a share of its own, which strangers cannot use up. For strangers, and for that
 * device beyond its share, it throws ProofNeeded after the first few attempts, and TooManyGuesses beyond the limits of
 * a network and of an account per day; other logins of the account stay possible then. It does not reveal whether an
 * account exists.
 */
export async function payForGuess(context: Context, guess: Guess): Promise<Share[]> {
  const own = await ownShares(context, guess);
  if (own && (await isTaken(context, own))) return own;
  const { account, proof } = guess;
  if (proof !== undefined) await requireProof(context, proof);
  const strangers = strangersShares(account, networkOf(context.client.address), proof !== undefined);
  await take(context, strangers);
  return strangers;
}

/** Refunds the shares of a right attempt. */
export async function refundGuess(context: Context, shares: readonly Share[]): Promise<void> {
  await context.db.transaction((tx) => giveBackShares(tx, shares, context.now()));
}

async function ownShares(context: Context, { account, target }: Guess): Promise<Share[] | null> {
  const device = await callingDevice(context);
  if (!device || !target || !(await isKnownDevice(context, device, target))) return null;
  return [share(`guesses at ${account} of device ${device}`, most.device, quarter)];
}

function strangersShares(account: string, network: string, isPaid: boolean): Share[] {
  return [
    share(`guesses at ${account} of strangers`, most.strangers, secondsInDay),
    share(`guesses of network ${network}`, most.network, quarter),
    ...(isPaid
      ? []
      : [
          share(`free guesses at ${account}`, free.account, quarter, 'ProofNeeded'),
          share(`free guesses of network ${network}`, free.network, quarter, 'ProofNeeded'),
        ]),
  ];
}

function share(subject: string, max: number, seconds: number, refusal: ErrorCode = 'TooManyGuesses'): Share {
  return { subject, max, seconds, refusal };
}

async function take(context: Context, shares: readonly Share[]): Promise<void> {
  await context.db.transaction((tx) => takeShares(tx, shares, context.now()));
}

/** False when they are used up. */
async function isTaken(context: Context, shares: readonly Share[]): Promise<boolean> {
  try {
    await take(context, shares);
    return true;
  } catch (error) {
    if (error instanceof CodedError) return false;
    throw error;
  }
}
