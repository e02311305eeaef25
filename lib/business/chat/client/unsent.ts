import { readStored, removeStored, writeStored } from '@/lib/platform/client/storage';

/** A message that the server has not taken, or not yet said so. */
export interface Unsent {
  clientId: string;
  text: string;
  /** When it was written, in ms. */
  at: number;
}

/** How it stands with an unsent message: `late` is tried again by itself, `refused` only when it is changed. */
export interface ShownUnsent extends Unsent {
  state: 'sending' | 'late' | 'refused';
  /** What the server said to it; null for a lost connection. */
  problem: string | null;
}

/** The unsent messages of this browser, in the order they were written: whichever tab sends them, they are sent once. */
export function readUnsent(): Unsent[] {
  try {
    const stored: unknown = JSON.parse(readStored('chatUnsent') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsent) : [];
  } catch {
    // Something else than what we write: the same as nothing.
    return [];
  }
}

/** Other tabs add and remove as well, so each change begins with what is stored. */
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
