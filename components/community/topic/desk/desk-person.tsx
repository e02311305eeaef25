import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Link } from '@/lib/platform/i18n/link';

interface DeskPersonProps {
  person: { userId: string; nickName: string; avatar: string | null };
  /** After the name. */
  badge?: ReactNode;
  /** Below the name. */
  facts: string;
  /** What can be done. */
  children: ReactNode;
}

/** A person in a list of the desk, and what can be done about them. */
export function DeskPerson({ person, badge, facts, children }: DeskPersonProps) {
  const { userId, nickName, avatar } = person;
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 py-3">
      <Link
        href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
        className="group flex min-w-0 grow items-center gap-3.5"
      >
        <Avatar picture={avatar} size={56} />
        <div className="min-w-0">
          <h2 className="flex items-center gap-2 font-semibold text-base tracking-normal group-hover:text-ink-2">
            <span className="truncate">{nickName}</span>
            {badge}
          </h2>
          <p className="text-ink-3 text-xs tabular-nums">{facts}</p>
        </div>
      </Link>
      <div className="-ml-2.25 flex flex-wrap items-center max-md:basis-full max-md:pl-17.5 noscript:hidden">
        {children}
      </div>
    </div>
  );
}
