import { v7 as uuid } from 'uuid';
import { call } from '@/lib/platform/client/call';
import { writeStored } from '@/lib/platform/client/storage';
import { openLine } from './chat-line';
import { asSending, type ChatState, createChatStore } from './chat-state';
import { noteSeen } from './note-seen';
import { leaveChatEmail } from './room';
import { sendUnsent } from './send-unsent';
import { addUnsent, removeUnsent } from './unsent';

/** A visitor's conversation in a page: an external store with its actions. */
export interface ChatSession {
  subscribe(listener: () => void): () => void;
  get(): ChatState;
  send(text: string): void;
  /** Retries pending messages at once. */
  retry(): void;
  /** Withdraws an unsent message, and returns its text. */
  takeBack(clientId: string): string;
  /** Throws what the call throws. */
  leaveEmail(email: string): Promise<void>;
  /** After `over`: starts with the conversation that this browser can reach. */
  restart(): void;
  stop(): void;
}

/** Connects to the visitor's conversation, sends unsent messages, and runs until it is stopped. */
export function createChatSession(): ChatSession {
  const stopped = new AbortController();
  const { signal } = stopped;
  const store = createChatStore();
  const { get, patch } = store;

  const line = openLine({ store, onReady: () => sender.wake(), signal });
  const sender = sendUnsent({
    unsent: () => (line.hasKey() ? get().unsent : []),
    mark: (clientId, change) =>
      patch({ unsent: get().unsent.map((one) => (one.clientId === clientId ? { ...one, ...change } : one)) }),
    sent(message) {
      patch({ hasConversation: true });
      store.take([message]);
      // The conversation has just begun, or earlier in another tab: its beginning may be missing here.
      line.follow(0);
    },
    signal,
  });
  noteSeen(store, signal);

  return {
    subscribe: store.subscribe,
    get,
    send(text) {
      const message = { clientId: uuid(), text, at: Date.now() };
      writeStored('hasChat', true);
      addUnsent(message);
      patch({ unsent: [...get().unsent, asSending(message)] });
      sender.wake();
    },
    retry: () => sender.wake(),
    takeBack(clientId) {
      const message = get().unsent.find((one) => one.clientId === clientId);
      removeUnsent(clientId);
      patch({ unsent: get().unsent.filter((one) => one !== message) });
      return message?.text ?? '';
    },
    async leaveEmail(email) {
      await call(leaveChatEmail, { email }, { quiet: true, signal });
      patch({ email });
    },
    restart: line.restart,
    stop: () => stopped.abort(),
  };
}
