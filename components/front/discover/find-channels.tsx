import { useLocale, useTranslations } from 'next-intl';
import { CardFollowTopic } from '@/components/community/topic/card-follow-topic';
import { Picture } from '@/components/ui/picture';
import type { TopicItem } from '@/lib/community/topic/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';

/** The largest channels, to be followed from here. */
export function FindChannels({ list }: { list: TopicItem[] }) {
  const t = useTranslations('topic');
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  return (
    <ul className="-mt-2 gap-x-12 *:border-b *:border-line lg:grid lg:grid-cols-2">
      {list.map((topic) => (
        <li key={topic.id} className="flex items-center gap-3.5 py-3.5">
          <Link
            href={`/topicIntroduce?topicId=${encodeURIComponent(topic.id)}`}
            className="group flex min-w-0 grow items-center gap-3.5"
          >
            <Picture picture={topic.thumb} cuts={cuts} sizes="64px" className="size-16 flex-none rounded-md" />
            <div className="min-w-0 grow">
              <h3
                lang={textLanguage(topic.titleLanguage)}
                className="truncate text-base font-semibold tracking-normal group-hover:text-ink-2"
              >
                {topic.title}
              </h3>
              <p lang={textLanguage(topic.introductionLanguage)} className="truncate text-sm text-ink-2">
                {topic.introduction}
              </p>
              <p className="mt-0.5 truncate text-xs text-ink-3 tabular-nums">
                {t('counts', {
                  memberCount: topic.memberCount,
                  members: formatMagnitude(topic.memberCount, locale),
                  videoCount: topic.videoCount,
                  videos: formatMagnitude(topic.videoCount, locale),
                })}
              </p>
            </div>
          </Link>
          <CardFollowTopic topicId={topic.id} title={topic.title} quiet />
        </li>
      ))}
    </ul>
  );
}

const cuts = [
  { width: 140, height: 140 },
  { width: 280, height: 280 },
] as const;
