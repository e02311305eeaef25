import { useLocale, useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { Link } from '@/lib/platform/i18n/link';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import type { RankedCreator } from '@/lib/works/ranking/contract';

/** The creators whose works do best, as faces: to swipe on a phone, a grid on a wide screen. */
export function FindCreators({ list }: { list: RankedCreator[] }) {
  const t = useTranslations('discoverFind');
  const locale = useLocale();
  return (
    <ul className="rail -mx-gutter gap-3 px-gutter scroll-px-gutter md:mx-0 md:grid md:grid-cols-4 md:gap-x-5 md:gap-y-8 md:px-0 lg:grid-cols-8">
      {list.map(({ userId, nickname, avatar, verification, tagline, followerCount }) => (
        <li key={userId} className="w-30 flex-none md:w-auto">
          <Link
            href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
            className="group flex flex-col items-center text-center -outline-offset-2"
          >
            <Avatar picture={avatar} size={88} />
            <CardPersonName
              name={nickname}
              verification={verification}
              className="mt-2 max-w-full text-base font-semibold group-hover:text-ink-2"
            />
            <span className="w-full truncate text-xs text-ink-3 tabular-nums">
              {t('fans', { fanCount: followerCount, fans: formatMagnitude(followerCount, locale) })}
            </span>
            {tagline && <span className="mt-1 line-clamp-2 w-full text-xs text-ink-2">{tagline}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
