'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { TopicItem } from '@/lib/community/topic/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';

interface CardTopicProps {
  topic: TopicItem;
  /** Its title as it is to be shown, where something in it is marked. */
  title?: ReactNode;
}

/** A channel as a row of a list (specification section 3). */
export function CardTopic({ topic, title }: CardTopicProps) {
  const t = useTranslations('topic');
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  return (
    <Link
      href={`/topicIntroduce?topicId=${encodeURIComponent(topic.id)}`}
      className="group grid grid-cols-[auto_1fr] items-center gap-3 py-3.5 md:gap-3.5"
    >
      <div className="overflow-hidden rounded-md">
        <Picture
          picture={topic.thumb}
          cuts={cuts}
          sizes="88px"
          className="size-18 md:size-22 transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </div>
      <div className="min-w-0">
        <h3
          lang={textLanguage(topic.titleLanguage)}
          className="line-clamp-2 text-lg leading-6 tracking-normal text-balance"
        >
          {title ?? topic.title}
        </h3>
        <p className="mt-0.5 text-xs text-ink-3 tabular-nums">
          {t('counts', {
            memberCount: topic.memberCount,
            members: formatMagnitude(topic.memberCount, locale),
            videoCount: topic.videoCount,
            videos: formatMagnitude(topic.videoCount, locale),
          })}
        </p>
        <p lang={textLanguage(topic.introductionLanguage)} className="mt-1.5 line-clamp-2 text-sm text-ink-2">
          {topic.introduction}
        </p>
      </div>
    </Link>
  );
}

/** The shape of a row that is about to come. */
export function CardTopicSkeleton() {
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_1fr] items-center gap-3 py-3.5 md:gap-3.5">
      <div className="skeleton size-18 md:size-22 rounded-md!" />
      <div>
        <div className="skeleton h-5 w-2/5" />
        <div className="skeleton mt-2 h-3 w-1/3" />
        <div className="skeleton mt-3 h-3.5 w-full" />
      </div>
    </div>
  );
}

const cuts = [
  { width: 140, height: 140 },
  { width: 280, height: 280 },
] as const;
