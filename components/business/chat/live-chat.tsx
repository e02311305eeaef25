'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LoadingBar } from '@/components/ui/loading-bar';
import { type ChatSession, createChatSession } from '@/lib/business/chat/client/chat-session';
import { ChatRoom } from './chat-room';
import type { ChatWords } from './chat-words';
import { useComposer } from './use-composer';

export interface LiveChatProps {
  /** The static page. */
  frame: RefObject<HTMLElement | null>;
  words: ChatWords;
  /** Whether the visitor has pressed the button already. */
  isSendAsked: RefObject<boolean>;
}

/** The chat of the page: the connection, the conversation in its place, and the composer. */
export function LiveChat({ frame, words, isSendAsked }: LiveChatProps) {
  const [{ place, ...parts }] = useState(() => partsOf(frame.current));
  const scroller = useRef(place.parentElement);
  const [session, setSession] = useState<ChatSession | null>(null);
  useEffect(() => {
    const opened = createChatSession();
    setSession(opened);
    return () => opened.stop();
  }, []);
  const put = useComposer(parts, session?.send, isSendAsked);
  if (!session) return null;
  return (
    <>
      {/* The page has no such provider, so the loaded chat brings its own. */}
      {createPortal(<LoadingBar label={words.loading} />, document.body)}
      {createPortal(
        <ChatRoom session={session} words={words} frame={frame} scroller={scroller} onTakeBack={put} />,
        place,
      )}
    </>
  );
}

/** The place of the conversation, at the end of the scrolling part, and the two parts of the composer. */
function partsOf(frame: HTMLElement | null) {
  const place = frame?.querySelector('[data-conversation]');
  const field = frame?.querySelector('textarea');
  const button = field?.parentElement?.querySelector('button');
  if (!place || !field || !button) throw new Error('The page of the chat lacks a part.');
  return { place, field, button };
}
