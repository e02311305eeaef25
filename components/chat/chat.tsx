'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { ChatSession } from '@/lib/chat/client/chat-session';
import { afterLoad } from '@/lib/platform/client/after-load';
import { importWithTimeout } from '@/lib/platform/client/import-with-timeout';
import { readStored } from '@/lib/platform/client/storage';
import { toast } from '@/lib/platform/client/toast';
import type { ChatRoomProps } from './chat-room';
import type { ChatWords } from './chat-words';
import { Composer, type ComposerHandle } from './composer';

interface ChatProps {
  words: ChatWords;
  /** What stands above the conversation, before there is one too. */
  children: ReactNode;
}

/** What comes when it is needed: the connection and what shows it. */
interface Loaded {
  session: ChatSession;
  ChatRoom: ComponentType<ChatRoomProps>;
}

const loadRoom = () => importWithTimeout(() => import('./chat-room'), 'chat');

/**
 * The chat: a column that fills the window below the header, with the composer at its end. Everything but the composer is
 * loaded when the visitor turns to it, or after the page when they have a conversation already (DESIGN 7).
 */
export function Chat({ words, children }: ChatProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const frame = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const composer = useRef<ComposerHandle>(null);

  const session = useRef<ChatSession | null>(null);
  const isHere = useRef(false);
  const open = useCallback(async () => {
    const { ChatRoom, createChatSession } = await loadRoom();
    // The visitor may have left the page meanwhile.
    if (!isHere.current) return null;
    session.current ??= createChatSession();
    setLoaded({ session: session.current, ChatRoom });
    return session.current;
  }, []);
  const openQuietly = useCallback(() => {
    // Should it not come, sending asks again and says so.
    open().catch(() => undefined);
  }, [open]);

  useEffect(() => {
    isHere.current = true;
    const callOff = readStored('hasChat') ? afterLoad(openQuietly) : () => {};
    return () => {
      callOff();
      isHere.current = false;
      session.current?.stop();
      session.current = null;
    };
  }, [openQuietly]);

  const send = async (text: string) => {
    try {
      const opened = await open();
      opened?.send(text);
      return opened !== null;
    } catch {
      toast(words.composer.failed);
      return false;
    }
  };

  return (
    <section
      ref={frame}
      data-wakes-for="hasChat"
      className="mx-auto flex h-[calc(100dvh-var(--spacing-head)-var(--keyboard,0px))] max-w-180 flex-col"
    >
      {/* Tells what floats at the bottom that it is taken. */}
      <div hidden className="dock" />
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter pb-(--float)">
        {children}
        {loaded && (
          <loaded.ChatRoom
            session={loaded.session}
            words={words}
            frame={frame}
            scroller={scroller}
            onTakeBack={(text) => composer.current?.put(text)}
          />
        )}
      </div>
      <Composer ref={composer} words={words.composer} onTurnTo={openQuietly} onSend={send} />
    </section>
  );
}
