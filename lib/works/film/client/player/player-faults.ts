/**
 * What goes wrong with a film on its way: the address is refused (it has expired), nothing comes, what came cannot be
 * decoded, or the browser cannot play such films at all.
 */
export type Fault = 'refused' | 'network' | 'media' | 'unplayable';

/** How often each went wrong since the film last went on. */
export type FaultCounts = Record<Exclude<Fault, 'unplayable'>, number>;

export const noFaults: FaultCounts = { refused: 0, network: 0, media: 0 };

/** How often each may go wrong in a row before the person is told. */
const patience: FaultCounts = { refused: 2, network: 4, media: 2 };

/** What to do: ask for a new address, wait and load again, set the decoder up anew, or tell the person. */
export type Cure = 'renew' | 'wait' | 'repair' | 'giveUp';

/** The cure for a fault. A network that the browser says is away is waited for as long as it takes. */
export function cureOf(fault: Fault, before: FaultCounts, isOnline: boolean): Cure {
  if (fault === 'unplayable') return 'giveUp';
  if (fault === 'network' && !isOnline) return 'wait';
  if (before[fault] >= patience[fault]) return 'giveUp';
  return ({ refused: 'renew', network: 'wait', media: 'repair' } as const)[fault];
}
