import { useLocale, useTranslations } from 'next-intl';
import { CardFollowButton } from '@/components/people/person/card-follow-button';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { Link } from '@/lib/platform/i18n/link';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import type { VideoDetail } from '@/lib/works/work/contract';

/** The author of a work, with a follow button. */
export function Maker({ author }: Pick<VideoDetail, 'author'>) {
  const t = useTranslations('watch');
  const locale = useLocale();
  const { userId, nickname, avatar, verification, tagline, followerCount } = author;
  const fans = t('fans', { count: followerCount, fans: formatMagnitude(followerCount, locale) });
  return (
    <div className="mt-4 mb-4 flex items-center gap-3 border-line border-y py-3.5">
      <Link href={`/otherPeople?userId=${userId}`} className="flex min-w-0 flex-1 items-center gap-3">
        <Avatar picture={avatar} size={56} />
        <span className="min-w-0">
          <CardPersonName name={nickname} verification={verification} className="font-semibold" />
          <span className="block truncate text-ink-3 text-xs tabular-nums">
            {[tagline, fans].filter(Boolean).join(' · ')}
          </span>
        </span>
      </Link>
      <CardFollowButton userId={userId} nickname={nickname} />
    </div>
  );
}
