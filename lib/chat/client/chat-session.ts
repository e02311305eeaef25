import { v7 as uuid } from 'uuid';
import { call } from '@/lib/platform/client/call';
import { followEvents } from '@/lib/platform/client/follow-events';
import { writeStored } from '@/lib/platform/client/storage';
import { waitToRetry } from '@/lib/platform/client/wait-to-retry';
import type { ChatMessage, ChatRoom, RoomEvent } from '../contract';
import { mergeMessages } from '../rules/merge-messages';
import { followChatRoom, getChatRoom, leaveChatEmail } from './calls';
import { noteSeen } from './note-seen';
import { sendUnsent } from './send-unsent';
import { addUnsent, readUnsent, removeUnsent, type ShownUnsent, type Unsent } from './unsent';

export interface ChatState {
  /** `over`: the conversation that was shown cannot be reached from this browser any more. */
  line: 'connecting' | 'open' | 'lost' | 'over';
  /** Whether somebody of the staff is there; null as long as nobody knows. */
  isStaffed: boolean | null;
  email: string | null;
  hasConversation: boolean;
  messages: readonly ChatMessage[];
  unsent: readonly ShownUnsent[];
}

/** A visitor's conversation as their page has it: an external store with what can be done. */
export interface ChatSession {
  subscribe(listener: () => void): () => void;
  get(): ChatState;
  send(text: string): void;
  /** Tries at once what waits for its next try. */
  retry(): void;
  /** Takes a message back that was not sent, and gives its text. */
  takeBack(clientId: string): string;
  /** Throws what the call throws. */
  leaveEmail(email: string): Promise<void>;
  /** After `over`: begins with what this browser can reach now. */
  restart(): void;
  stop(): void;
}

const nothingKnown: ChatState = {
  line: 'connecting',
  isStaffed: null,
  email: null,
  hasConversation: false,
  messages: [],
  unsent: [],
};

/** Connects to the visitor's conversation, sends what was left unsent, and goes on until it is stopped. */
export function createChatSession(): ChatSession {
  const listeners = new Set<() => void>();
  const stopped = new AbortController();
  let state: ChatState = { ...nothingKnown, unsent: readUnsent().map(asSending) };
  let lineLife = new AbortController();
  let isFollowing = false;
  /** Before the browser has the key, a message would begin a conversation that it cannot come back to. */
  let hasKey = false;

  const patch = (change: Partial<ChatState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const take = (messages: readonly ChatMessage[]) => {
    const arrived = new Set(messages.map(({ clientId }) => clientId));
    const isThere = ({ clientId }: Unsent) => arrived.has(clientId);
    for (const { clientId } of state.unsent.filter(isThere)) removeUnsent(clientId);
    patch({
      messages: mergeMessages(state.messages, messages),
      ...(state.unsent.some(isThere) && { unsent: state.unsent.filter((message) => !isThere(message)) }),
    });
    seen.look();
  };
  const seen = noteSeen(() => state.messages, stopped.signal);
  const sender = sendUnsent({
    unsent: () => (hasKey ? state.unsent : []),
    mark: (clientId, change) =>
      patch({ unsent: state.unsent.map((one) => (one.clientId === clientId ? { ...one, ...change } : one)) }),
    sent(message) {
      patch({ hasConversation: true });
      take([message]);
      // Of a conversation that began just now or, in another tab, before: its beginning may be missing here.
      follow(0);
    },
    signal: stopped.signal,
  });

  function onEvent(event: RoomEvent) {
    if (event.kind === 'message') take([event.message]);
    else patch({ isStaffed: event.isStaffed });
  }

  function follow(after: number) {
    if (isFollowing || stopped.signal.aborted) return;
    isFollowing = true;
    const { signal } = lineLife;
    const onOpen = () => {
      patch({ line: 'open' });
      sender.wake();
    };
    const onGap = () => patch({ line: 'lost' });
    followEvents(followChatRoom, { after }, { onEvent, onOpen, onGap, signal }).catch(() => {
      // Refused for good: the cookie is gone or was never kept, or somebody else has logged in.
      isFollowing = false;
      patch({ line: 'over' });
    });
  }

  async function enter() {
    const { signal } = lineLife;
    for (let failures = 0; !signal.aborted; ) {
      try {
        begin(await call(getChatRoom, {}, { signal }));
        return;
      } catch (error) {
        failures += 1;
        if (failures > 1 && !signal.aborted) patch({ line: 'lost' });
        await waitToRetry(failures, signal, error);
      }
    }
  }

  function begin({ isStaffed, conversation }: ChatRoom) {
    patch({ line: 'open', isStaffed, hasConversation: conversation !== null, email: conversation?.email ?? null });
    if (conversation) {
      writeStored('hasChat', true);
      take(conversation.messages);
      follow(state.messages.at(-1)?.seq ?? 0);
    }
    hasKey = true;
    sender.wake();
  }

  stopped.signal.addEventListener('abort', () => lineLife.abort());
  void enter();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    send(text) {
      const message = { clientId: uuid(), text, at: Date.now() };
      writeStored('hasChat', true);
      addUnsent(message);
      patch({ unsent: [...state.unsent, asSending(message)] });
      sender.wake();
    },
    retry: () => sender.wake(),
    takeBack(clientId) {
      const message = state.unsent.find((one) => one.clientId === clientId);
      removeUnsent(clientId);
      patch({ unsent: state.unsent.filter((one) => one !== message) });
      return message?.text ?? '';
    },
    async leaveEmail(email) {
      await call(leaveChatEmail, { email }, { quiet: true, signal: stopped.signal });
      patch({ email });
    },
    restart() {
      lineLife.abort();
      lineLife = new AbortController();
      isFollowing = false;
      hasKey = false;
      patch({ ...nothingKnown, unsent: state.unsent });
      void enter();
    },
    stop: () => stopped.abort(),
  };
}

function asSending(message: Unsent): ShownUnsent {
  return { ...message, state: 'sending', problem: null };
}
