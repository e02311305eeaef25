'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { consoleButton, consoleField } from '@/components/base/staff/card-button';
import { listChats } from '@/lib/business/chat/client/console';
import { chatStates } from '@/lib/business/chat/codes';
import { call } from '@/lib/platform/client/call';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { ChatItem } from './console-chat-item';

const choices = ['', 'unread', ...chatStates] as const;

/** The conversations, the latest first, to choose from. */
export function ChatList({ openId }: { openId: string | null }) {
  const t = useTranslations('chatConsole');
  const [state, setState] = useState<(typeof choices)[number]>('');
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const query = useInfiniteQuery({
    queryKey: [listChats.path, state, asked],
    queryFn: ({ pageParam, signal }) =>
      call(listChats, { pageIndex: pageParam, pageSize: 30, state, search: asked }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => last.nextPage,
  });
  const chats = query.data?.pages.flatMap((page) => page.list) ?? [];

  return (
    <>
      <div className="flex gap-2 p-3">
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className={`grow ${consoleField}`}
        />
        <select
          aria-label={t('state')}
          value={state}
          onChange={({ target }) => setState(target.value as typeof state)}
          className={consoleField}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`states.${choice || 'all'}`)}
            </option>
          ))}
        </select>
      </div>
      {query.error && !query.data && <ListFailure error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <SkeletonChats />}
      {query.data && chats.length === 0 && (
        <p className="px-4 py-6 text-sm text-ink-3">{asked || state ? t('noMatch') : t('empty')}</p>
      )}
      <ul aria-label={t('title')}>
        {chats.map((chat) => (
          <ChatItem key={chat.id} chat={chat} isOpen={chat.id === openId} />
        ))}
      </ul>
      {query.hasNextPage && (
        <button type="button" onClick={() => query.fetchNextPage()} className={`m-3 ${consoleButton()}`}>
          {t('more')}
        </button>
      )}
    </>
  );
}

function ListFailure({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useTranslations('chatConsole');
  const wordsOf = useProblemWords();
  return (
    <div role="alert" className="flex flex-col items-start gap-2 px-4 py-6 text-sm">
      <p>{wordsOf(error).text}</p>
      <button type="button" onClick={onRetry} className={consoleButton()}>
        {t('again')}
      </button>
    </div>
  );
}

function SkeletonChats() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-5 px-4 py-4">
      {[...Array(6).keys()].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <div className="skeleton h-4 w-1/2" />
          <div className="skeleton h-3 w-4/5" />
        </div>
      ))}
    </div>
  );
}
