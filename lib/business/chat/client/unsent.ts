import { readStored, removeStored, writeStored } from '@/lib/platform/client/storage';

/** A message that the server has not acknowledged. */
export interface Unsent {
  clientId: string;
  text: string;
  /** When it was written, in ms. */
  at: number;
}

/** An unsent message with its state: `late` is retried automatically, `refused` only after a change. */
export interface ShownUnsent extends Unsent {
  state: 'sending' | 'late' | 'refused';
  /** The server's error; null for a lost connection. */
  problem: string | null;
}

/** The unsent messages of this browser, in order; any tab may send them, but each is stored once. */
export function readUnsent(): Unsent[] {
  try {
    const stored: unknown = JSON.parse(readStored('chatUnsent') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsent) : [];
  } catch {
    // Invalid content counts as empty.
    return [];
  }
}

/** Other tabs write as well, so each change starts from what is stored. */
export function addUnsent(message: Unsent): void {
  write([...readUnsent(), message]);
}

export function removeUnsent(clientId: string): void {
  write(readUnsent().filter((message) => message.clientId !== clientId));
}

function write(messages: Unsent[]): void {
  if (messages.length === 0) removeStored('chatUnsent');
  else writeStored('chatUnsent', JSON.stringify(messages.map(({ clientId, text, at }) => ({ clientId, text, at }))));
}

function isUnsent(value: unknown): value is Unsent {
  const { clientId, text, at } = (value ?? {}) as Partial<Record<keyof Unsent, unknown>>;
  return typeof clientId === 'string' && typeof text === 'string' && typeof at === 'number';
}
