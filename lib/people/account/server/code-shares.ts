import { secondsInDay, secondsInHour } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { networkOf } from '@/lib/platform/server/network';
import type { ErrorCode } from '@/lib/platform/shared/error-codes';
import { type CodePurpose, codeRules } from '../codes';
import type { Target } from '../rules/target';
import { callingDevice, isKnownDevice } from './auth/devices';
import type { Share } from './shares';

/** Codes per day. A stranger is neither logged in nor on a device that is known to the account. */
const most = { own: 10, strangersToAddress: 20, networkToAddress: 5 };
/** Strangers' codes without a proof of work: per address and day, per network and hour. */
const free = { address: 3, network: 5 };
/** Maximum shares of the site's daily codes: for one network's strangers, for its known devices, for all strangers. */
const parts = { network: 1 / 50, knownOfNetwork: 1 / 10, strangers: 4 / 5 };

/**
 * The shares of the requester's own allowance, which strangers cannot use up: of a person who confirms a change, or of
 * a known device of the account. Null for everybody else.
 */
export async function ownCodeShares(context: Context, target: Target, purpose: CodePurpose): Promise<Share[] | null> {
  const owner = await ownerOf(context, target, purpose);
  if (owner === null) return null;
  const network = networkOf(context.client.address);
  return [
    pause(`${target.address} of ${owner}`),
    share(`codes to ${target.address} of ${owner}`, most.own),
    share(`codes of known devices from ${network}`, part('knownOfNetwork')),
    share('codes', env().codesPerDay),
  ];
}

async function ownerOf(context: Context, target: Target, purpose: CodePurpose): Promise<string | null> {
  if (purpose === 'confirm' && context.caller) return `person ${context.caller.personId}`;
  const device = await callingDevice(context);
  return device !== null && (await isKnownDevice(context, device, target)) ? `device ${device}` : null;
}

/**
 * The shares of a stranger's code: of the address, of the network, of the person if logged in, and of the site; without
 * a proof of work, also of the few free ones.
 */
export function strangersCodeShares(
  { caller, client }: Context,
  { address }: Target,
  { isPaid }: { isPaid: boolean },
): Share[] {
  const network = networkOf(client.address);
  return [
    pause(`${address} of network ${network}`),
    share(`codes to ${address} of strangers`, most.strangersToAddress),
    share(`codes to ${address} of network ${network}`, most.networkToAddress),
    ...(caller ? [share(`codes of person ${caller.personId}`, most.own)] : []),
    share(`codes of network ${network}`, part('network')),
    ...(isPaid ? [] : freeShares(address, network)),
    share('codes of strangers', part('strangers')),
    share('codes', env().codesPerDay),
  ];
}

function freeShares(address: string, network: string): Share[] {
  return [
    share(`free codes to ${address}`, free.address, secondsInDay, 'ProofNeeded'),
    share(`free codes of network ${network}`, free.network, secondsInHour, 'ProofNeeded'),
  ];
}

/** The pause between two codes of a requester, for any purpose. */
function pause(who: string): Share {
  return share(`pause of ${who}`, 1, codeRules.secondsBetween, 'TooManyRequests');
}

function share(subject: string, max: number, seconds = secondsInDay, refusal: ErrorCode = 'TooManyCodes'): Share {
  return { subject, max, seconds, refusal };
}

/** At least one, for sites that send few codes. */
function part(of: keyof typeof parts): number {
  return Math.max(1, Math.floor(env().codesPerDay * parts[of]));
}
