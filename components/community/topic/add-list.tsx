'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { Picture } from '@/components/ui/picture';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { useFollowTopic } from '@/lib/community/topic/client/follow-topic';
import { mostFollowedAtOnce } from '@/lib/community/topic/client/follow-topics';
import { topicsOfKindQuery } from '@/lib/community/topic/client/topic-list';
import type { TopicItem } from '@/lib/community/topic/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import type { Page } from '@/lib/platform/shared/wire';
import { CardTopicSkeleton } from './card-topic';

interface Choosing {
  chosen: readonly string[];
  onToggle(id: string): void;
}

/** All channels as rows that toggle. */
export function AddList({ first, ...choosing }: Choosing & { first: Page<TopicItem> }) {
  const t = useTranslations('topicPage.empty');
  const initialData = { pages: [first], pageParams: [1] };
  const query = useInfiniteQuery({ ...topicsOfKindQuery('all', 'members'), initialData });
  return (
    <PagedList
      query={query}
      keyOf={(topic) => topic.id}
      skeleton={<CardTopicSkeleton />}
      skeletons={6}
      empty={<Notice title={t('kind')}>{null}</Notice>}
      className="gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line"
      {...useListWords()}
    >
      {(topic) => <Row topic={topic} {...choosing} />}
    </PagedList>
  );
}

/** One that is followed already is marked and cannot be chosen. */
function Row({ topic, chosen, onToggle }: Choosing & { topic: TopicItem }) {
  const t = useTranslations('topicPage.add');
  const counts = useTranslations('topic');
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  const { isFollowed } = useFollowTopic(topic.id);
  const isChosen = chosen.includes(topic.id);
  const isFull = chosen.length >= mostFollowedAtOnce && !isChosen;
  return (
    <button
      type="button"
      aria-pressed={isChosen || isFollowed}
      disabled={isFollowed || isFull}
      onClick={() => onToggle(topic.id)}
      className="group flex w-full items-center gap-3.5 py-3.5 text-left disabled:opacity-60"
    >
      <Picture picture={topic.thumb} cuts={cuts} sizes="64px" className="size-16 flex-none rounded-md" />
      <span className="min-w-0 grow">
        <span lang={textLanguage(topic.titleLanguage)} className="block truncate font-semibold">
          {topic.title}
        </span>
        <span lang={textLanguage(topic.introductionLanguage)} className="block truncate text-sm text-ink-2">
          {topic.introduction}
        </span>
        <span className="mt-0.5 block truncate text-ink-3 text-xs tabular-nums">
          {isFollowed
            ? t('followed')
            : counts('counts', {
                memberCount: topic.memberCount,
                members: formatMagnitude(topic.memberCount, locale),
                videoCount: topic.videoCount,
                videos: formatMagnitude(topic.videoCount, locale),
              })}
        </span>
      </span>
      <span className="grid size-6 flex-none place-items-center rounded-full border border-line group-aria-pressed:border-accent group-aria-pressed:bg-accent group-aria-pressed:text-accent-ink">
        {(isChosen || isFollowed) && <ScreenIcon name="check" className="size-4" />}
      </span>
    </button>
  );
}

const cuts = [
  { width: 140, height: 140 },
  { width: 280, height: 280 },
] as const;
