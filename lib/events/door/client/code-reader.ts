import { checkEntryCode, importEntryKey, readEntryCode } from '@/lib/events/ticket/client/check-entry-code';
import type { Door, DoorTicket } from '../contract';
import type { NamedTicket } from '../rules/decide-without-line';

/** Reads codes on the device: by their signature, and where the browser knows no Ed25519 by the list of tickets. */
export class CodeReader {
  #key: Promise<CryptoKey | null> | undefined;

  constructor(private readonly door: Pick<Door, 'activityId' | 'publicKey'>) {}

  /** The same one for the same key. */
  of(door: Door): CodeReader {
    return door.publicKey === this.door.publicKey ? this : new CodeReader(door);
  }

  /** What a text names: a code of ours, or the id of a ticket that was found by hand. */
  async read(text: string, tickets: readonly DoorTicket[]): Promise<NamedTicket> {
    const isListed = (ticketId: string) => tickets.some(({ id }) => id === ticketId);
    // A dot is in every code and in no id.
    if (!text.includes('.')) return isListed(text) ? { ticketId: text } : { result: 'unknown' };
    this.#key ??= importEntryKey(this.door.publicKey).catch(() => null);
    const key = await this.#key;
    const pass = key ? await checkEntryCode(key, text) : readEntryCode(text);
    if (!pass) return { result: 'unknown' };
    if (pass.activityId !== this.door.activityId) return { result: 'otherActivity' };
    return key || isListed(pass.ticketId) ? { ticketId: pass.ticketId } : { result: 'unknown' };
  }
}
