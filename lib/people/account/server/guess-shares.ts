import { secondsInDay } from 'date-fns/constants';
import { requireProof } from '@/lib/base/proof/port';
import type { Context } from '@/lib/platform/server/context';
import { networkOf } from '@/lib/platform/server/network';
import { CodedError, type ErrorCode } from '@/lib/platform/shared/error-codes';
import type { Target } from '../rules/target';
import { callingDevice, isKnownDevice } from './auth/devices';
import { giveBackShares, type Share, takeShares } from './shares';

const quarter = 15 * 60;

/** Wrong passwords: of a known device in 15 minutes, of all strangers in a day, of one network's in 15 minutes. */
const most = { device: 10, strangers: 1000, network: 100 };
/** Those of strangers that cost no proof of work, each in 15 minutes: at one account, and from one network. */
const free = { account: 5, network: 20 };

/** What a try at a password is at, and what a stranger pays for it. */
interface Guess {
  /** The address of the account, or what was typed where that is none: both are counted alike. */
  account: string;
  target: Target | null;
  proof: string | undefined;
}

/**
 * Counts a try at a password before it is looked at, so that of any number at the same instant no more pass than may.
 * Returns how to give it back when it was right: only wrong ones count.
 *
 * A device on which somebody has logged in to the account has a share of its own, which no stranger can use up. Strangers,
 * and that device beyond its share, throw ProofNeeded beyond the first few, and TooManyGuesses beyond what one network may
 * try and what may be tried at one account in a day: then other ways into the account stand open. No account is told from none.
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

/** Gives back what a try has cost that was right. */
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

/** False where nothing is left of them. */
async function isTaken(context: Context, shares: readonly Share[]): Promise<boolean> {
  try {
    await take(context, shares);
    return true;
  } catch (error) {
    if (error instanceof CodedError) return false;
    throw error;
  }
}
