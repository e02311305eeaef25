import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import type { PersonItem } from '@/lib/people/person/contract';
import { Link } from '@/lib/platform/i18n/link';
import { CardFollowButton } from './card-follow-button';
import { CardPersonName } from './card-person-name';

interface CardPersonRowProps {
  person: Omit<PersonItem, 'isFollowed'> & Partial<Pick<PersonItem, 'isFollowed'>>;
  /** Renders a text of theirs, where it is not shown plainly. */
  show?(text: string): ReactNode;
  /** A line below their bio. */
  facts?: ReactNode;
  /** At the end, instead of the follow button. */
  action?: ReactNode;
}

/** A person as a row of a list: a link to their page, and a follow button. */
export function CardPersonRow({ person, show = (text) => text, facts, action }: CardPersonRowProps) {
  const { userId, nickname, avatar, verification, tagline, isFollowed } = person;
  return (
    <div className="flex items-center gap-3.5 py-3">
      <Link
        href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
        className="group flex min-w-0 grow items-center gap-3.5"
      >
        <Avatar picture={avatar} size={56} />
        <div className="min-w-0">
          <h3 className="text-base font-semibold tracking-normal group-hover:text-ink-2">
            <CardPersonName name={show(nickname)} verification={verification} />
          </h3>
          {tagline && <p className="truncate text-sm text-ink-2">{show(tagline)}</p>}
          {facts && <p className="text-xs text-ink-3 tabular-nums">{facts}</p>}
        </div>
      </Link>
      {action ?? <CardFollowButton userId={userId} nickname={nickname} isFollowed={isFollowed} quiet />}
    </div>
  );
}

/** Placeholder of a row. */
export function CardPersonRowSkeleton() {
  return (
    <div aria-hidden="true" className="flex items-center gap-3.5 py-3">
      <div className="skeleton size-14 rounded-full!" />
      <div className="grow">
        <div className="skeleton h-4 w-2/5" />
        <div className="skeleton mt-2 h-3.5 w-3/5" />
      </div>
      <div className="skeleton h-11 w-20 rounded-full!" />
    </div>
  );
}
