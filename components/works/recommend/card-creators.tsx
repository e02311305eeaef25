import { useTranslations } from 'next-intl';
import { CardVerifiedMark } from '@/components/people/person/card-verified-mark';
import { Avatar } from '@/components/ui/avatar';
import { Link } from '@/lib/platform/i18n/link';
import type { BannerUser } from '@/lib/works/recommend/contract';

/** The row of creators below the banners; each avatar links to its creator page. */
export function CardCreators({ creators }: { creators: BannerUser[] }) {
  const t = useTranslations('recommend');
  if (creators.length === 0) return null;
  return (
    <nav aria-label={t('creators')}>
      <ul className="rail -mx-gutter scroll-px-gutter gap-1 px-[calc(var(--spacing-gutter)-8px)]">
        {creators.map((creator) => (
          <li key={creator.userId} className="flex-none">
            <Link
              href={`/otherPeople?userId=${encodeURIComponent(creator.userId)}`}
              className="relative flex w-18 flex-col items-center gap-1.5 p-1 text-xs -outline-offset-2 text-ink-2 hover:text-ink"
            >
              <Avatar picture={creator.avatar} size={56} />
              <span className="w-full truncate text-center">{creator.nickName}</span>
              {/* On the edge of the picture: the name has no room for it. */}
              <span className="absolute top-10.5 left-1/2 ml-2.5 flex rounded-full bg-paper text-sm has-[svg]:p-0.5">
                <CardVerifiedMark verification={creator.verification} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
