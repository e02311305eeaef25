'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { loadPart } from '@/lib/platform/client/load-part';
import { readStored } from '@/lib/platform/client/storage';
import type { ChatWords } from './chat-words';
import type { LiveChatProps } from './live-chat';

interface ChatProps {
  words: ChatWords;
  className: string;
  /** The page without a conversation, with a place for one and the composer (`customer-screen.tsx`). */
  children: ReactNode;
}

/**
 * Loads the chat when the visitor focuses it, or when they have a conversation already. Until then the page is static,
 * so that visitors who look for the telephone number load nothing (DESIGN 7).
 */
export function Chat({ words, className, children }: ChatProps) {
  const frame = useRef<HTMLElement>(null);
  const isSendAsked = useRef(false);
  const [LiveChat, setLiveChat] = useState<ComponentType<LiveChatProps> | null>(null);

  const come = useCallback(() => {
    loadPart(
      () => import('./live-chat'),
      'chat',
      (loaded) => setLiveChat(() => loaded.LiveChat),
    );
  }, []);
  useEffect(() => {
    const field = frame.current?.querySelector('textarea');
    // Also counts what the visitor did while the scripts were loading.
    if (readStored('hasChat') || field?.value || field === document.activeElement) come();
  }, [come]);

  const press = ({ target }: MouseEvent) => {
    if (LiveChat || !(target instanceof Element) || !target.closest('button')) return;
    isSendAsked.current = true;
    come();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the button in it are the server's
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on the button is a click
    <section ref={frame} data-wakes-for="hasChat" onFocus={come} onClick={press} className={className}>
      {children}
      {LiveChat && <LiveChat frame={frame} words={words} isSendAsked={isSendAsked} />}
    </section>
  );
}
