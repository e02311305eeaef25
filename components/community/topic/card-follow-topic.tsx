'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { SteadyLabel } from '@/components/ui/steady-label';
import { useFollowTopic } from '@/lib/community/topic/client/follow-topic';

interface CardFollowTopicProps {
  topicId: string;
  title: string;
  /** Whether the caller follows it, where a list has said so already. */
  isFollowed?: boolean;
  /** One of many in a list: small, without the accent. */
  quiet?: boolean;
}

/** Follows a channel, which makes a member, or no longer. */
export function CardFollowTopic({ topicId, title, isFollowed: known, quiet = false }: CardFollowTopicProps) {
  const t = useTranslations('topic.follow');
  const { isFollowed, press } = useFollowTopic(topicId, known);
  return (
    <button
      type="button"
      aria-pressed={isFollowed}
      onClick={press}
      className={`flex-none noscript:hidden ${buttonClass(isFollowed || quiet ? 'line' : 'accent', quiet ? 'row' : 'page')}`}
    >
      <SteadyLabel other={isFollowed ? t('off') : t('on')}>{isFollowed ? t('on') : t('off')}</SteadyLabel>
      <span className="sr-only"> {title}</span>
    </button>
  );
}
