'use client';

import { type RefObject, useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useRoomAboveKeyboard } from '@/components/ui/use-room-above-keyboard';
import { useStickToEnd } from '@/components/ui/use-stick-to-end';
import type { ChatSession } from '@/lib/business/chat/client/chat-session';
import { ChatEmail } from './chat-email';
import { ChatLog } from './chat-log';
import type { ChatWords } from './chat-words';

export interface ChatRoomProps {
  session: ChatSession;
  words: ChatWords;
  /** The column of the chat, and its scrolling part. */
  frame: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  onTakeBack(text: string): void;
}

/** The conversation: messages, whether staff are online, where answers go, and the state of the connection. */
export function ChatRoom({ session, words, frame, scroller, onTakeBack }: ChatRoomProps) {
  const state = useSyncExternalStore(session.subscribe, session.get);
  const { messages, unsent, line, isStaffed } = state;
  const end = useStickToEnd(scroller, messages.length + unsent.length, unsent.length);
  useRoomAboveKeyboard(frame, end.stick);

  return (
    <div className="pb-4">
      <ChatLog
        messages={messages}
        unsent={unsent}
        words={words.room}
        onRetry={session.retry}
        onTakeBack={(clientId) => onTakeBack(session.takeBack(clientId))}
      />
      <div role="status" className="mt-4 text-center text-sm text-ink-3">
        {line === 'connecting' && words.room.connecting}
        {line === 'lost' && words.room.lost}
        {line === 'over' && words.room.over}
        {line === 'open' &&
          isStaffed !== null &&
          (isStaffed ? <Staffed>{words.room.staffed}</Staffed> : words.room.unstaffed)}
      </div>
      {line === 'over' && (
        <p className="mt-3 text-center">
          <button type="button" className={buttonClass('line')} onClick={session.restart}>
            {words.room.restart}
          </button>
        </p>
      )}
      {state.hasConversation && (isStaffed === false || state.email) && line !== 'over' && (
        <ChatEmail email={state.email} words={words.email} onLeave={session.leaveEmail} />
      )}
      {end.hasNews && (
        <div className="pointer-events-none sticky bottom-[calc(12px+var(--float))] mt-3 flex justify-center">
          <button type="button" onClick={end.stick} className={`pointer-events-auto ${buttonClass('ink')}`}>
            {words.room.news}
          </button>
        </div>
      )}
    </div>
  );
}

function Staffed({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="size-2 rounded-full bg-ok" />
      {children}
    </span>
  );
}
