'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { rowAction } from '@/components/works/work/card-thumb';
import type { DeskMember } from '@/lib/community/topic/contract';
import { Link } from '@/lib/platform/i18n/link';

interface DeskPersonProps {
  person: Pick<DeskMember, 'userId' | 'nickName' | 'avatar' | 'verification'>;
  /** After the name. */
  badge?: ReactNode;
  /** Below the name. */
  facts: string;
  /** On a narrow screen, what can be done is shown once it is asked for. */
  isFolded?: boolean;
  /** What can be done; false for nothing. */
  children: ReactNode;
}

/** A person in a list of the desk, and what can be done about them. */
export function DeskPerson({ person, badge, facts, isFolded = false, children }: DeskPersonProps) {
  const { userId, nickName, avatar, verification } = person;
  const t = useTranslations('topicManage.members');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 py-3">
      <Link
        href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
        className="group flex min-w-0 flex-1 items-center gap-3.5"
      >
        <Avatar picture={avatar} size={56} />
        <div className="min-w-0">
          <h2 className="flex items-center gap-2 font-semibold text-base tracking-normal group-hover:text-ink-2">
            <CardPersonName name={nickName} verification={verification} />
            {badge}
          </h2>
          <p className="text-ink-3 text-xs tabular-nums">{facts}</p>
        </div>
      </Link>
      {isFolded && children && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={`-mr-2.25 flex-none md:hidden noscript:hidden ${rowAction}`}
        >
          {t('manage')}
          <span className="sr-only">{t('of', { name: nickName })}</span>
        </button>
      )}
      <div
        id={id}
        className={`-mr-2.25 flex flex-wrap items-center noscript:hidden ${isFolded ? `max-md:basis-full max-md:pl-15 ${isOpen ? '' : 'max-md:hidden'}` : ''}`}
      >
        {children}
      </div>
    </div>
  );
}
