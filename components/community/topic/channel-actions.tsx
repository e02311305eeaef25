'use client';

import { useTranslations } from 'next-intl';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { ShareButton } from '@/components/ui/share-button';
import { useFollowTopic } from '@/lib/community/topic/client/follow-topic';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { Link } from '@/lib/platform/i18n/link';
import { useCollect } from '@/lib/reactions/collection/client/collect';

interface ChannelActionsProps {
  topicId: string;
  hostId: string | null;
}

/**
 * Actions on a channel; its host, whom only the browser knows, gets the link to its desk instead of the report, and its
 * other members the way to propose works.
 */
export function ChannelActions({ topicId, hostId }: ChannelActionsProps) {
  const t = useTranslations('topicPage.channel');
  const share = { copied: t('copied'), copiedInChat: t('copiedInChat'), copyFailed: t('copyFailed') };
  const { isCollected, press } = useCollect('topic', topicId);
  const { isFollowed } = useFollowTopic(topicId);
  const isHost = useSessionStore(({ peopleMessage }) => hostId !== null && peopleMessage?.userId === hostId);
  return (
    <div className="-ml-3 mt-1 flex flex-wrap">
      <button
        type="button"
        aria-pressed={isCollected}
        onClick={press}
        className={`noscript:hidden ${actionClass} ${isCollected ? 'text-accent' : ''}`}
      >
        <ScreenIcon name="bookmark" className={`size-4.75 ${isCollected ? 'fill-current' : ''}`} />
        {isCollected ? t('collected') : t('collect')}
      </button>
      <ShareButton label={t('share')} words={share} className={`noscript:hidden ${actionClass}`} />
      {isFollowed && !isHost && (
        <Link href={`/selectVideo?${new URLSearchParams({ topicId })}`} className={actionClass}>
          {t('propose')}
        </Link>
      )}
      {isHost ? (
        <Link href={`/topicManage/${encodeURIComponent(topicId)}`} className={`text-ink! ${actionClass}`}>
          {t('manage')}
        </Link>
      ) : (
        <ReportLink type="topic" id={topicId} className={actionClass}>
          {t('report')}
        </ReportLink>
      )}
    </div>
  );
}

const actionClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-sm px-3 text-sm text-ink-2 transition-colors hover:text-ink';
