'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddressTabs } from '@/components/ui/address-tabs';
import { formatCapped } from '@/lib/platform/shared/format/capped';
import type { Page } from '@/lib/platform/shared/wire';
import { useUnread } from '@/lib/reactions/message/client/unread';
import { mostCounted } from '@/lib/reactions/message/codes';
import type { AnswerToMe, NoticeItem, UnreadCounts } from '@/lib/reactions/message/contract';
import { AnswerList } from './answer-list';
import { NoticeList } from './notice-list';
import { type MessageTab, messageTabs } from './tabs';

export interface MessageScreenProps {
  initial: MessageTab;
  /** The first page of the initial filter; null where that is the comments. */
  first: Page<NoticeItem> | null;
  /** The first comments and answers, where they are the initial filter. */
  answers: Page<AnswerToMe> | null;
  told: UnreadCounts;
  /** When the page was made, in ms. */
  now: number;
  /** What the people whom one follows have published, above all notices and above those of follows. */
  news: ReactNode;
}

/** The message centre (specification section 2, /PersonalMessage): everything that concerns one, by what it is about. */
export function MessageScreen({ initial, first, answers, told, now, news }: MessageScreenProps) {
  const t = useTranslations('message');
  const list = (tab: Exclude<MessageTab, 'comments'>, head?: ReactNode) => (
    <NoticeList
      type={tab === 'all' ? '' : tab}
      first={initial === tab ? first : null}
      told={told}
      now={now}
      head={head}
    />
  );
  return (
    <>
      <div className="wrap pt-5">
        <h1 className="mx-auto max-w-180 text-2xl">{t('title')}</h1>
      </div>
      <AddressTabs
        isColumn
        tabs={messageTabs}
        initial={initial}
        parameter="type"
        path="/PersonalMessage"
        label={t('title')}
        words={{
          all: t('filters.all'),
          likes: t('filters.likes'),
          comments: t('filters.comments'),
          follows: t('filters.follows'),
          events: t('filters.events'),
          system: t('filters.system'),
        }}
        marks={useMarks(told)}
        panels={{
          all: list('all', news),
          likes: list('likes'),
          comments: <AnswerList first={answers} told={told} now={now} />,
          follows: list('follows', news),
          events: list('events'),
          system: list('system'),
        }}
      />
    </>
  );
}

/** How many of each filter are unread. */
function useMarks(told: UnreadCounts): Record<MessageTab, ReactNode> {
  const t = useTranslations('message');
  const counts = useUnread() ?? told;
  const mark = (name: MessageTab) =>
    counts[name] > 0 && (
      <span className="ml-1 font-semibold text-accent text-xs tabular-nums">
        {formatCapped(counts[name], mostCounted)}
        <span className="sr-only"> {t('unread')}</span>
      </span>
    );
  return {
    all: mark('all'),
    likes: mark('likes'),
    comments: mark('comments'),
    follows: mark('follows'),
    events: mark('events'),
    system: mark('system'),
  };
}
