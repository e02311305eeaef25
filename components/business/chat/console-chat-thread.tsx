'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { getChat } from '@/lib/business/chat/client/console';
import { useAnswers } from '@/lib/business/chat/client/use-answers';
import type { Chat, ChatMessage } from '@/lib/business/chat/contract';
import { call } from '@/lib/platform/client/call';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';
import { ChatAnswer } from './console-chat-answer';
import { ChatHead } from './console-chat-head';
import { ChatMessages, PendingBubble } from './console-chat-messages';

/** One conversation: its customer, its messages, and the field to answer. */
export function ChatThread({ id }: { id: string }) {
  const t = useTranslations('chatConsole');
  const wordsOf = useProblemWords();
  const { data, error } = useQuery({
    queryKey: [getChat.path, id],
    queryFn: ({ signal }) => call(getChat, { id }, { signal }),
  });
  if (data) return <OpenThread chat={data} />;
  return (
    <div className="px-gutter py-8 lg:px-7">
      {error ? (
        <div role="alert" className="flex flex-col items-start gap-2">
          <p>{wordsOf(error).text || t('gone')}</p>
          <Link href="/staff/chats" className={consoleButton()}>
            {t('back')}
          </Link>
        </div>
      ) : (
        <p role="status">{t('loading')}</p>
      )}
    </div>
  );
}

function OpenThread({ chat }: { chat: Chat }) {
  const { pending, send, again } = useAnswers(chat.id);
  const earlier = useEarlier(chat);
  // A pending message may have arrived by the stream already.
  const known = new Set(chat.messages.map((message) => message.clientId));
  const waiting = pending.filter((answer) => !known.has(answer.clientId));
  return (
    <section aria-labelledby="chat-name" className="flex min-h-0 flex-col">
      <ChatHead chat={chat} />
      <ChatMessages
        messages={[...earlier.messages, ...chat.messages]}
        pending={waiting.length}
        onEarlier={earlier.hasMore ? earlier.load : null}
      >
        {waiting.map((answer) => (
          <PendingBubble
            key={answer.clientId}
            text={answer.text}
            onAgain={answer.hasFailed ? () => again(answer) : null}
          />
        ))}
      </ChatMessages>
      <ChatAnswer id={chat.id} onSend={send} />
    </section>
  );
}

/** Older messages, as far as they were loaded. */
function useEarlier(chat: Chat) {
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const [hasMore, setHasMore] = useState(chat.hasEarlier);
  // The latest page moves as messages arrive: those that leave it must be neither lost nor repeated.
  const [seen, setSeen] = useState(chat.messages);
  if (seen !== chat.messages) {
    const from = chat.messages[0]?.seq ?? 0;
    const known = new Map([...messages, ...seen].map((message) => [message.seq, message]));
    setMessages([...known.values()].filter(({ seq }) => seq < from && (messages.length > 0 || seen[0]?.seq === 1)));
    setSeen(chat.messages);
  }
  async function load() {
    const first = messages[0] ?? chat.messages[0];
    const page = await call(getChat, { id: chat.id, before: first?.seq });
    setMessages([...page.messages, ...messages]);
    setHasMore(page.hasEarlier);
  }
  return { messages, hasMore, load };
}
