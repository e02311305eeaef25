'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { useChatFeed } from '@/lib/business/chat/client/use-chat-feed';
import { Link } from '@/lib/platform/i18n/link';
import { ChatList } from './console-chat-list';
import { ChatThread } from './console-chat-thread';

interface ChatsConsoleProps {
  /** The id of the open conversation; null for none. */
  id: string | null;
}

/** The customer service console: conversations on the left, the open one on the right; on a phone one at a time. */
export function ChatsConsole({ id }: ChatsConsoleProps) {
  const t = useTranslations('chatConsole');
  const isLive = useChatFeed();
  return (
    <div className="flex h-[calc(100dvh-var(--spacing-head-row))] flex-col lg:h-dvh">
      <div
        className={`flex flex-wrap items-baseline gap-x-3 border-line border-b px-gutter py-4 lg:px-7 ${id ? 'max-lg:sr-only' : ''}`}
      >
        <h1 className="text-xl">{t('title')}</h1>
        <p role="status" className="text-sm text-ink-3">
          {isLive ? t('live') : t('connecting')}
        </p>
      </div>
      <div className="grid min-h-0 grow grid-cols-1 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={`min-h-0 overflow-y-auto border-line lg:border-r ${id ? 'max-lg:hidden' : ''}`}>
          <ChatList openId={id} />
        </div>
        {id ? (
          <ChatThread key={id} id={id} />
        ) : (
          <div className="max-lg:hidden">
            <Notice title={t('choose')} text={t('chooseText')}>
              <Link href="/customer" className="underline underline-offset-4">
                {t('visitorPage')}
              </Link>
            </Notice>
          </div>
        )}
      </div>
    </div>
  );
}
