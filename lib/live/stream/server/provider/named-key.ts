import { randomBytes } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { type Broadcast, latestEndAt } from '@/lib/live/broadcast/port';
import { liveProvider } from './open-provider';

/** Of the part of a name that nobody guesses: who watches learns it, who does not cannot ask for it. */
const nameBytes = 16;
/** Milliseconds that a key is valid after the latest end of its broadcast, which may be moved a little. */
const slack = millisecondsInDay;

/** A new key of a broadcast at the provider, with what is stored of it; null where there is no provider. */
export function newNamedKey({ id, plannedEndAt }: Broadcast, now: number) {
  const provider = liveProvider();
  if (!provider) return null;
  const name = `${id}-${randomBytes(nameBytes).toString('hex')}`;
  const until = latestEndAt(plannedEndAt) + slack;
  return { ...provider.pushAddress({ name, until }), name, valid_until: until, ask_at: now };
}
