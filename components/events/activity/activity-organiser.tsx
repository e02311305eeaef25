import { useLocale, useTranslations } from 'next-intl';
import { CardFollowButton } from '@/components/people/person/card-follow-button';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import type { ActivityDetail } from '@/lib/events/activity/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';

/** Below the details of an activity: who organises it. */
export function ActivityOrganiser({ organiser }: Pick<ActivityDetail, 'organiser'>) {
  const t = useTranslations('activityPage.organiser');
  const locale = useLocale();
  const { userId, nickname, avatar, verification, tagline, followerCount } = organiser;
  return (
    <section aria-label={t('label')} className="mt-10 flex items-center gap-4 border-line border-y py-5">
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
    </section>
  );
}
