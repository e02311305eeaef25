import type { ScanAct, ScanResult } from '../codes';

/** When a ticket was used, and at which door. */
export interface Entry {
  usedAt: string;
  usedDoor: string;
}

/** What a device knows of its activity. */
export interface KnownDoor {
  /** Tickets that were taken back. */
  returned: ReadonlySet<string>;
  /** Tickets that are in, by id. */
  entries: ReadonlyMap<string, Entry>;
}

/** What a text names: a ticket of the activity, or why it names none. */
export type NamedTicket = { ticketId: string } | { result: 'unknown' | 'otherActivity' };

/** What a scan comes to, decided by a device alone. */
export interface LocalResult {
  result: ScanResult;
  ticketId: string;
  usedAt: string | null;
  usedDoor: string;
}

interface LocalScan {
  act: ScanAct;
  named: NamedTicket;
  /** ISO time of the scan, and the name of its door. */
  at: string;
  door: string;
}

/**
 * Decides a scan as the server would, by what the device knows: what other devices did since it last had a line it does not
 * know, so that whom it lets in may turn out to be a conflict.
 */
export function decideWithoutLine(known: KnownDoor, { act, named, at, door }: LocalScan): LocalResult {
  const none = { usedAt: null, usedDoor: '' };
  if ('result' in named) return { ...none, ticketId: '', result: named.result };
  const { ticketId } = named;
  const entry = known.entries.get(ticketId);
  if (act === 'undo') return { ...none, ticketId, result: entry ? 'undone' : 'notIn' };
  if (entry) return { ...entry, ticketId, result: 'alreadyIn' };
  if (known.returned.has(ticketId)) return { ...none, ticketId, result: 'returned' };
  return { ticketId, result: 'in', usedAt: at, usedDoor: door };
}
