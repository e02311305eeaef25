'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { followedTopicsQuery } from '@/lib/community/topic/client/topic-list';
import { topicLimits } from '@/lib/community/topic/codes';
import type { FollowedTopic } from '@/lib/community/topic/contract';
import { channelPath } from '@/lib/community/topic/rules/channel-path';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

/** The channels that the person follows, each with how many works are new in it; nothing for a visitor. */
export function FollowedChannels() {
  return useLoggedIn() ? <Channels /> : null;
}

function Channels() {
  const t = useTranslations('topicPage.home');
  const { data } = useInfiniteQuery(followedTopicsQuery);
  const topics = data?.pages[0]?.list;
  return (
    <section aria-labelledby="followed" className="mt-6">
      <div className="mb-2 flex min-h-11 items-center justify-between">
        <h2 id="followed" className="text-xl md:text-2xl">
          {t('followed')}
        </h2>
        <Link
          href="/MyFocus?tab=channels"
          className="-mr-2 inline-flex min-h-11 items-center px-2 text-ink-2 text-sm hover:text-ink"
        >
          {t('all')}
        </Link>
      </div>
      {topics?.length === 0 ? (
        <p className="flex min-h-30 items-center rounded-md bg-sunk px-4 text-ink-2 text-pretty">{t('noneFollowed')}</p>
      ) : (
        <ul className="rail -mx-gutter min-h-30 gap-3 px-gutter pt-1" aria-busy={topics === undefined}>
          {topics?.map((topic) => (
            <li key={topic.id} className="flex-none">
              <Channel topic={topic} />
            </li>
          )) ?? skeletons}
        </ul>
      )}
    </section>
  );
}

function Channel({ topic }: { topic: FollowedTopic }) {
  const t = useTranslations('topicPage.home');
  const textLanguage = useTextLanguage();
  const { id, thumb, title, titleLanguage, newCount } = topic;
  const news = newCount === topicLimits.newCount ? `${newCount}+` : String(newCount);
  return (
    <Link href={channelPath(id)} className="group relative block w-20">
      <Picture picture={thumb} cuts={cuts} sizes="80px" className="size-20 rounded-md" />
      {newCount > 0 && (
        <span className="absolute -top-1 -right-1 min-w-5 rounded-full border-2 border-paper bg-accent px-1 text-center text-xs leading-4 font-bold text-accent-ink tabular-nums">
          <span aria-hidden="true">{news}</span>
          <span className="sr-only">{t('new', { count: newCount, works: news })}</span>
        </span>
      )}
      <span lang={textLanguage(titleLanguage)} className="mt-1.5 line-clamp-2 text-xs leading-4 group-hover:text-ink-2">
        {title}
      </span>
    </Link>
  );
}

const skeletons = [0, 1, 2, 3].map((place) => (
  <li key={place} aria-hidden="true" className="w-20 flex-none">
    <div className="skeleton size-20 rounded-md!" />
    <div className="skeleton mt-2 h-3 w-4/5" />
  </li>
));
const cuts = [
  { width: 140, height: 140 },
  { width: 280, height: 280 },
] as const;
