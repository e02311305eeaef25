import { useTranslations } from 'next-intl';
import { type ChannelType, channelTypes } from '@/lib/community/topic/codes';
import { kindPath } from '@/lib/community/topic/rules/channel-path';
import { Link } from '@/lib/platform/i18n/link';

/** Links to all channels and to those of each kind; `current` is the one shown. */
export function KindLinks({ current }: { current?: ChannelType }) {
  const t = useTranslations('topicPage');
  return (
    <nav aria-label={t('kindsLabel')}>
      <ul className="rail -mx-gutter gap-2 px-gutter md:mx-0 md:flex-wrap md:px-0">
        {channelTypes.map((type) => (
          <li key={type} className="flex-none">
            <Link
              href={kindPath(type)}
              aria-current={type === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm transition-colors hover:border-ink-3 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {t(`kinds.${type}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
