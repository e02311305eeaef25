import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { Link } from '@/lib/platform/i18n/link';
import { formatCapped } from '@/lib/platform/shared/format/capped';
import { mostNews } from '@/lib/works/recommend/codes';
import type { FollowedNews as News } from '@/lib/works/recommend/contract';

/** How many works the people whom one follows have published since one last looked, and whose; nothing where there are none. */
export function FollowedNews({ count, people }: Pick<News, 'count' | 'people'>) {
  const t = useTranslations('centre.news');
  if (count === 0) return null;
  const names = people.map(({ nickName }) => nickName).join(t('and'));
  return (
    <Link
      href="/otherMessage/works"
      className="group mb-4 flex min-h-16 items-center gap-3.5 rounded-lg bg-accent-wash px-4 py-3"
    >
      <span className="flex flex-none -space-x-3">
        {people.map(({ userId, avatar }) => (
          <span key={userId} className="rounded-full ring-2 ring-accent-wash">
            <Avatar picture={avatar} size={28} />
          </span>
        ))}
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold text-pretty">
          {t('count', { count: formatCapped(count, mostNews), isOne: String(count === 1) })}
        </span>{' '}
        <span className="block truncate text-ink-2 text-sm">{names}</span>
      </span>
      <ScreenIcon
        name="arrow"
        className="size-4.5 flex-none text-ink-2 transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}
