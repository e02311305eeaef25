import { useLocale, useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import type { ListedPerson } from '@/lib/people/person/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { CardFollowButton } from './card-follow-button';
import { CardPersonName } from './card-person-name';

/** Whose a thing is, below it: a link to their page, how many follow them, and a follow button. */
export function CardPersonStrip({ person }: { person: ListedPerson }) {
  const t = useTranslations('person');
  const locale = useLocale();
  const { userId, nickname, avatar, verification, tagline, followerCount } = person;
  return (
    <div className="flex items-center gap-4 border-line border-y py-5">
      <Link
        href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
        className="flex min-w-0 flex-1 items-center gap-4"
      >
        <Avatar picture={avatar} size={56} />
        <span className="min-w-0">
          <CardPersonName name={nickname} verification={verification} className="font-semibold text-lg" />
          {tagline && <span className="line-clamp-2 text-ink-2 text-sm">{tagline}</span>}
          <span className="block text-ink-3 text-xs tabular-nums">
            {t('followers', { count: followerCount, followers: formatMagnitude(followerCount, locale) })}
          </span>
        </span>
      </Link>
      <CardFollowButton userId={userId} nickname={nickname} />
    </div>
  );
}
