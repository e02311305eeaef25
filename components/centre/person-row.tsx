import { CardFollowButton } from '@/components/person/card-follow-button';
import { Avatar } from '@/components/ui/avatar';
import { creatorPath } from '@/lib/centre/rules/entries';
import type { PersonItem } from '@/lib/person/contract';
import { Link } from '@/lib/platform/i18n/link';

/** A person as a row of a list: the way to their page, and the button that follows them. */
export function PersonRow({ person }: { person: PersonItem }) {
  const { userId, nickname, avatar, tagline, isFollowed } = person;
  return (
    <div className="flex items-center gap-3.5 py-3">
      <Link href={creatorPath(userId)} className="group flex min-w-0 grow items-center gap-3.5">
        <Avatar picture={avatar} size={56} />
        <div className="min-w-0">
          <h3 className="truncate text-base font-semibold tracking-normal group-hover:text-ink-2">{nickname}</h3>
          {tagline && <p className="truncate text-sm text-ink-2">{tagline}</p>}
        </div>
      </Link>
      <CardFollowButton userId={userId} nickname={nickname} isFollowed={isFollowed} />
    </div>
  );
}

/** The shape of a row that is about to come. */
export function PersonRowSkeleton() {
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
