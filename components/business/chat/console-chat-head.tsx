'use client';

import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import { Icon } from '@/components/ui/icon';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { getChat, listChats, setChatState } from '@/lib/business/chat/client/console';
import type { Chat } from '@/lib/business/chat/contract';
import { call } from '@/lib/platform/client/call';
import { toast } from '@/lib/platform/client/toast';
import { Link } from '@/lib/platform/i18n/link';

/** The customer of a conversation, how to reach them, and whether it is closed. */
export function ChatHead({ chat }: { chat: Chat }) {
  const t = useTranslations('chatConsole');
  const changed = useConsoleChanged();
  const next = chat.state === 'open' ? 'closed' : 'open';
  async function turn() {
    await call(setChatState, { id: chat.id, state: next });
    toast(t(`turned.${next}`));
    await changed(getChat, listChats);
  }
  // The page where they entered the site, without our own origin.
  const landing = chat.landing.replace(/^https?:\/\/[^/]+/, '');
  return (
    <header className="flex items-center gap-3 border-line border-b px-gutter py-3 lg:px-7">
      <Link
        href="/staff/chats"
        aria-label={t('back')}
        className="-ml-2.75 grid size-11 flex-none place-items-center lg:hidden"
      >
        <Icon name="back" />
      </Link>
      <div className="min-w-0 grow text-sm">
        <h2 id="chat-name" className="truncate text-base">
          {chat.visitor ?? t('visitor', { code: chat.code })}
        </h2>
        <p className="wrap-anywhere text-ink-3">
          {t(`languages.${chat.language}`)} · {chat.email ?? t('noEmail')}
        </p>
        {landing && <p className="line-clamp-2 break-all text-ink-3">{landing}</p>}
      </div>
      <button
        type="button"
        // The call has reported the error.
        onClick={() => turn().catch(() => undefined)}
        className={`flex-none ${consoleButton()}`}
      >
        {t(`turn.${next}`)}
      </button>
    </header>
  );
}
