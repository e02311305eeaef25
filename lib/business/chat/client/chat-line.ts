import { call } from '@/lib/platform/client/call';
import { followEvents } from '@/lib/platform/client/follow-events';
import { waitToRetry } from '@/lib/platform/client/wait-to-retry';
import type { ChatRoom, RoomEvent } from '../contract';
import { type ChatStore, nothingKnown } from './chat-state';
import { followChatRoom, getChatRoom } from './room';

interface LineOptions {
  store: ChatStore;
  /** The browser has its key, or the stream has restarted: pending messages may be sent. */
  onReady(): void;
  signal: AbortSignal;
}

/** The connection to the visitor's conversation. */
export interface ChatLine {
  /**
   * Whether the browser has its key: without it, a message would begin a conversation that the browser cannot return
   * to.
   */
  hasKey(): boolean;
  /** Follows the messages after the given one; no effect if it is following already. */
  follow(after: number): void;
  /** Resets the state and starts with the conversation that this browser can reach. */
  restart(): void;
}

/** Requests the conversation until the server answers, and follows it if there is one. */
export function openLine({ store, onReady, signal }: LineOptions): ChatLine {
  let life = new AbortController();
  let isFollowing = false;
  let hasKey = false;
  signal.addEventListener('abort', () => life.abort());

  const onEvent = (event: RoomEvent) => {
    if (event.kind === 'message') store.take([event.message]);
    else store.patch({ isStaffed: event.isStaffed });
  };
  const onOpen = () => {
    store.patch({ line: 'open' });
    onReady();
  };
  const onGap = () => store.patch({ line: 'lost' });

  function follow(after: number) {
    if (isFollowing || signal.aborted) return;
    isFollowing = true;
    followEvents(followChatRoom, { after }, { onEvent, onOpen, onGap, signal: life.signal }).catch(() => {
      // Permanent rejection: the cookie is gone or was never stored, or somebody else has logged in.
      isFollowing = false;
      store.patch({ line: 'over' });
    });
  }

  function begin({ isStaffed, conversation }: ChatRoom) {
    hasKey = true;
    store.patch({
      line: 'open',
      isStaffed,
      hasConversation: conversation !== null,
      email: conversation?.email ?? null,
    });
    if (conversation) {
      store.take(conversation.messages);
      follow(store.get().messages.at(-1)?.seq ?? 0);
    }
    onReady();
  }

  async function enter(entering: AbortSignal) {
    for (let failures = 0; !entering.aborted; ) {
      try {
        begin(await call(getChatRoom, {}, { signal: entering }));
        return;
      } catch (error) {
        failures += 1;
        if (failures > 1 && !entering.aborted) store.patch({ line: 'lost' });
        await waitToRetry(failures, entering, error);
      }
    }
  }

  void enter(life.signal);
  return {
    hasKey: () => hasKey,
    follow,
    restart() {
      life.abort();
      life = new AbortController();
      isFollowing = false;
      hasKey = false;
      store.patch(nothingKnown);
      void enter(life.signal);
    },
  };
}
