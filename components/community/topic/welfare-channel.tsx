import { useTranslations } from 'next-intl';
import { CardVideo } from '@/components/works/work/card-video';
import type { TopicItem } from '@/lib/community/topic/contract';
import type { VideoItem } from '@/lib/works/work/contract';
import { CardTopicRow } from './card-topic-row';

interface WelfareChannelProps {
  topic: TopicItem;
  videos: VideoItem[];
  /** On top of the page: the first row of its works on a phone is loaded with priority. */
  first: boolean;
}

/** A channel with the works that came to it last. */
export function WelfareChannel({ topic, videos, first }: WelfareChannelProps) {
  const t = useTranslations('welfare');
  return (
    <section aria-label={topic.title} className="mt-8 border-t border-line pt-4 md:mt-12">
      <CardTopicRow topic={topic} />
      {videos.length === 0 ? (
        <p className="py-4 text-sm text-ink-3">{t('noWorks')}</p>
      ) : (
        <ul
          aria-label={t('works', { name: topic.title })}
          className="mt-3 grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-5"
        >
          {videos.map((video, index) => (
            <li key={video.videoId}>
              <CardVideo video={video} first={first && index < 2} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
