/**
 * Faults while loading a film: a rejected address (it has expired), no data, data that cannot be decoded, or an
 * unsupported format.
 */
export type Fault = 'refused' | 'network' | 'media' | 'unplayable';

/** Number of each fault since the last progress. */
export type FaultCounts = Record<Exclude<Fault, 'unplayable'>, number>;

export const noFaults: FaultCounts = { refused: 0, network: 0, media: 0 };

/** Number of consecutive faults of each kind before the person is told. */
const patience: FaultCounts = { refused: 2, network: 4, media: 2 };

/** Reactions to a fault: renew the addresses, wait and reload, reset the decoder, or tell the person. */
export type Cure = 'renew' | 'wait' | 'repair' | 'giveUp';

/** The reaction to a fault. While the browser is offline, there is no limit on waiting. */
export function cureOf(fault: Fault, before: FaultCounts, isOnline: boolean): Cure {
  if (fault === 'unplayable') return 'giveUp';
  if (fault === 'network' && !isOnline) return 'wait';
  if (before[fault] >= patience[fault]) return 'giveUp';
  return ({ refused: 'renew', network: 'wait', media: 'repair' } as const)[fault];
}
