import { useLocale, useTranslations } from 'next-intl';
import { CardFollowButton } from '@/components/people/person/card-follow-button';
import { CardVerifiedMark } from '@/components/people/person/card-verified-mark';
import { Avatar } from '@/components/ui/avatar';
import { Link } from '@/lib/platform/i18n/link';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import type { RankedCreator } from '@/lib/works/ranking/contract';
import { Rank } from './rank';

/** Number of emphasised ranks. */
const leading = 3;

/** The board of creators, each with a link to their page. */
export function CreatorBoard({ creators }: { creators: RankedCreator[] }) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] border-line border-t lg:grid-cols-6 lg:gap-x-12">
      {creators.map((creator) => (
        <li
          key={creator.userId}
          value={creator.rank}
          className={`border-line border-b ${creator.rank <= leading ? 'lg:col-span-2' : 'lg:col-span-3'}`}
        >
          <CreatorRow creator={creator} />
        </li>
      ))}
    </ol>
  );
}

function CreatorRow({ creator }: { creator: RankedCreator }) {
  const { userId, nickname, avatar, verification, tagline, rank, moved, score, videoCount } = creator;
  const t = useTranslations('ranking');
  const locale = useLocale();
  const isLeading = rank <= leading;
  return (
    <article
      className={`flex items-center gap-3 ${isLeading ? 'py-4 lg:flex-col lg:items-start lg:gap-4 lg:py-6' : 'py-3'}`}
    >
      <Link
        href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
        className="group flex min-w-0 max-w-full grow items-center gap-3"
      >
        <Rank rank={rank} moved={moved} className={`w-10 flex-col gap-1.5 ${isLeading ? 'text-[40px]' : 'text-2xl'}`} />
        <Avatar picture={avatar} size={56} />
        <div className="min-w-0">
          <h2
            className={`line-clamp-2 font-semibold tracking-normal group-hover:underline ${isLeading ? 'text-lg' : 'text-base'}`}
          >
            {nickname} <CardVerifiedMark verification={verification} />
          </h2>
          {tagline && <p className="line-clamp-2 text-ink-2 text-sm">{tagline}</p>}
          <p className="text-ink-3 text-xs tabular-nums">
            {t('works', { count: videoCount, works: formatMagnitude(videoCount, locale) })}
          </p>
          <p className="font-semibold text-sm tabular-nums">{t('score', { score: formatMagnitude(score, locale) })}</p>
        </div>
      </Link>
      {/* Below the name it is aligned with its start. */}
      <div className={`flex-none ${isLeading ? 'lg:pl-13' : ''}`}>
        <CardFollowButton userId={userId} nickname={nickname} quiet />
      </div>
    </article>
  );
}
