'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useRef } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { useSizeChange } from '@/components/ui/use-size-change';
import type { ChatMessage } from '@/lib/business/chat/contract';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface ChatMessagesProps {
  messages: readonly ChatMessage[];
  /** How many more stand at the end, still on their way. */
  pending: number;
  /** Asks for what was said before; null when that is all. */
  onEarlier: (() => void) | null;
  children: ReactNode;
}

/** So near the end, in pixels, somebody is reading it. */
const endPx = 40;

/** What was said. It follows the end while the reader is there, and stays where it is while they read further up. */
export function ChatMessages({ messages, pending, onEarlier, children }: ChatMessagesProps) {
  const t = useTranslations('chatConsole');
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const last = messages.at(-1)?.seq;
  const stay = useCallback(() => {
    const element = box.current;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, []);
  // With each message that comes at the end.
  useLayoutEffectOn(last, stay);
  useLayoutEffectOn(pending, stay);
  useSizeChange(box, stay);
  return (
    <div
      ref={box}
      role="log"
      aria-label={t('messages')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < endPx;
      }}
      className="min-h-0 grow overflow-y-auto px-gutter py-4 -outline-offset-2 lg:px-7"
    >
      {onEarlier && (
        <button type="button" onClick={onEarlier} className={`mb-3 ${consoleButton()}`}>
          {t('earlier')}
        </button>
      )}
      <ol className="flex flex-col gap-3">
        {messages.map((message) => (
          <li key={message.seq} className={message.side === 'staff' ? ours : theirs}>
            <p className="whitespace-pre-wrap wrap-anywhere">{message.text}</p>
            <time dateTime={message.at} className="mt-0.5 block text-xs tabular-nums">
              {formatDate(Date.parse(message.at), { withTime: true }).slice(5)}
            </time>
          </li>
        ))}
        {children}
      </ol>
    </div>
  );
}

const bubble = 'max-w-[min(38rem,85%)] rounded-md px-3.5 py-2';
const ours = `${bubble} self-end bg-accent text-accent-ink`;
const theirs = `${bubble} self-start bg-sunk`;

/** An answer that the server does not have yet; one that failed can be sent again. */
export function PendingBubble({ text, onAgain }: { text: string; onAgain: (() => void) | null }) {
  const t = useTranslations('chatConsole');
  return (
    <li className={ours}>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      {onAgain ? (
        <button type="button" onClick={onAgain} className="flex min-h-11 items-center text-sm font-semibold underline">
          {t('failed')}
        </button>
      ) : (
        <span className="text-xs">{t('sending')}</span>
      )}
    </li>
  );
}
