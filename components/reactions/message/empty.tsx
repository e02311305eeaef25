'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { Link } from '@/lib/platform/i18n/link';
import type { NoticeType } from '@/lib/reactions/message/codes';
import { typeIcons } from './type-icons';

/** Where notices of each type begin. */
const ways = {
  all: '/Find',
  likes: '/MyMaJiang',
  comments: '/Find',
  follows: '/Settings/profile',
  events: '/Find',
  system: '/PeopleCenter',
} as const satisfies Record<NoticeType | 'all', string>;

/** What a list of notices says before there is one: what will stand here, and the next step. */
export function Empty({ type }: { type: NoticeType | '' }) {
  const name = type || 'all';
  const t = useTranslations(`message.empty.${name}`);
  return (
    <Notice
      title={t('title')}
      text={t('text')}
      icon={
        <span className="mb-5 grid size-16 place-items-center rounded-full bg-sunk text-ink-3">
          <ScreenIcon name={typeIcons[type || 'system']} className="size-7" />
        </span>
      }
    >
      <Link href={ways[name]} className={buttonClass('line')}>
        {t('action')}
      </Link>
    </Notice>
  );
}
