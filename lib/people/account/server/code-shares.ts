import { secondsInDay, secondsInHour } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { networkOf } from '@/lib/platform/server/network';
import type { ErrorCode } from '@/lib/platform/shared/error-codes';
import { type CodePurpose, codeRules } from '../codes';
import type { Target } from '../rules/target';
import { callingDevice, isKnownDevice } from './auth/devices';
import type { Share } from './shares';

/** Codes in a day. A stranger is who is neither logged in nor on a device that is known to the account. */
const most = { own: 10, strangersToAddress: 20, networkToAddress: 5 };
/** What strangers get without a proof of work: of one address in a day, of one network in an hour. */
const free = { address: 3, network: 5 };
/** What parts of the site's codes in a day may go to one network's strangers, its known devices, and all strangers. */
const parts = { network: 1 / 50, knownOfNetwork: 1 / 10, strangers: 4 / 5 };

/**
 * What a code uses up of the asker's own share, which no stranger can touch: that of a person who confirms a change, or of a
 * device that somebody has logged in on to the account of the address. Null for everybody else.
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
 * What a stranger's code uses up: of the address, of the network, of the person where one is logged in, and of the site;
 * unless it is paid for by a proof of work, also of the few that are free.
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

/** Between two codes that one asks for, whatever they are for. */
function pause(who: string): Share {
  return share(`pause of ${who}`, 1, codeRules.secondsBetween, 'TooManyRequests');
}

function share(subject: string, max: number, seconds = secondsInDay, refusal: ErrorCode = 'TooManyCodes'): Share {
  return { subject, max, seconds, refusal };
}

/** At least one: a site that sends few codes sends them to everybody. */
function part(of: keyof typeof parts): number {
  return Math.max(1, Math.floor(env().codesPerDay * parts[of]));
}
