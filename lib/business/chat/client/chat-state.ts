import type { ChatMessage } from '../contract';
import { mergeMessages } from '../rules/merge-messages';
import { readUnsent, removeUnsent, type ShownUnsent, type Unsent } from './unsent';

export interface ChatState {
  /** `over`: the shown conversation cannot be reached from this browser any more. */
  line: 'connecting' | 'open' | 'lost' | 'over';
  /** Whether staff are online; null while unknown. */
  isStaffed: boolean | null;
  email: string | null;
  hasConversation: boolean;
  messages: readonly ChatMessage[];
  unsent: readonly ShownUnsent[];
}

/** The state before the first answer. */
export const nothingKnown: Omit<ChatState, 'unsent'> = {
  line: 'connecting',
  isStaffed: null,
  email: null,
  hasConversation: false,
  messages: [],
};

/** The state of a conversation, for `useSyncExternalStore`. */
export interface ChatStore {
  subscribe(listener: () => void): () => void;
  get(): ChatState;
  patch(change: Partial<ChatState>): void;
  /** Adds messages from the server; unsent ones among them count as sent. */
  take(messages: readonly ChatMessage[]): void;
}

/** Starts with the unsent messages of this browser. */
export function createChatStore(): ChatStore {
  const listeners = new Set<() => void>();
  let state: ChatState = { ...nothingKnown, unsent: readUnsent().map(asSending) };

  const patch = (change: Partial<ChatState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    patch,
    take(messages) {
      const arrived = new Set(messages.map(({ clientId }) => clientId));
      const unsent = state.unsent.filter(({ clientId }) => !arrived.has(clientId));
      for (const message of state.unsent) if (!unsent.includes(message)) removeUnsent(message.clientId);
      patch({
        messages: mergeMessages(state.messages, messages),
        unsent: unsent.length === state.unsent.length ? state.unsent : unsent,
      });
    },
  };
}

export function asSending(message: Unsent): ShownUnsent {
  return { ...message, state: 'sending', problem: null };
}
