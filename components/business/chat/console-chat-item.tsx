import { useTranslations } from 'next-intl';
import { StateBadge } from '@/components/base/staff/card-parts';
import type { ChatRow } from '@/lib/business/chat/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';

/** A conversation in the list: customer, last message, number of unread messages. */
export function ChatItem({ chat, isOpen }: { chat: ChatRow; isOpen: boolean }) {
  const t = useTranslations('chatConsole');
  return (
    <li className="border-line border-b first:border-t">
      <Link
        href={`/staff/chats/${chat.id}`}
        aria-current={isOpen ? 'page' : undefined}
        className="block px-4 py-3 -outline-offset-2 hover:bg-sunk aria-[current=page]:bg-sunk"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className={`truncate ${chat.unread > 0 ? 'font-semibold' : ''}`}>
            {chat.visitor ?? t('visitor', { code: chat.code })}
          </span>
          <time dateTime={chat.lastAt} className="flex-none text-xs text-ink-3 tabular-nums">
            {formatDate(Date.parse(chat.lastAt), { withTime: true }).slice(5)}
          </time>
        </span>
        <span className="mt-0.5 flex items-center justify-between gap-3 text-sm text-ink-3">
          <span className="truncate">
            {chat.lastSide === 'staff' ? t('you', { text: chat.lastText }) : chat.lastText}
          </span>
          {chat.unread > 0 && (
            <span className="flex-none rounded-full bg-accent px-1.5 text-xs text-accent-ink tabular-nums">
              <span className="sr-only">{t('unread')} </span>
              {chat.unread}
            </span>
          )}
          {chat.unread === 0 && chat.state === 'closed' && <StateBadge tone="off">{t('states.closed')}</StateBadge>}
        </span>
      </Link>
    </li>
  );
}
