import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import type { TopicItem } from '@/lib/community/topic/contract';
import { kindPath } from '@/lib/community/topic/rules/channel-path';
import { Link } from '@/lib/platform/i18n/link';
import type { VideoItem } from '@/lib/works/work/contract';
import { WelfareChannel } from './welfare-channel';
import { WelfareSteps } from './welfare-steps';

interface WelfareScreenProps {
  /** The channels, the latest active one first, each with its latest works. */
  channels: { topic: TopicItem; videos: VideoItem[] }[];
  /** Whether there are channels that are not shown. */
  hasMore: boolean;
}

/** The way to a new channel for the public good. */
const startPath = '/AddTopic/new?kind=welfare';

/** Channels for the public good, and the way to start one (specification section 2, /welfareChannel). */
export function WelfareScreen({ channels, hasMore }: WelfareScreenProps) {
  const t = useTranslations('welfare');
  const start = (
    <Link href={startPath} rel="nofollow" className={buttonClass('accent')}>
      {t('start')}
    </Link>
  );
  return (
    <div className="wrap pt-5 pb-12" data-sleeps="painted">
      <div className="gap-10 md:flex md:items-end md:justify-between">
        <div className="max-w-160">
          <h1 className="text-2xl">{t('heading')}</h1>
          <p className="mt-1 text-ink-2 text-pretty">{t('intro')}</p>
        </div>
        {channels.length > 0 && <p className="mt-4 flex-none md:mt-0">{start}</p>}
      </div>
      {channels.length === 0 && (
        <Notice title={t('none.title')} text={t('none.text')}>
          {start}
        </Notice>
      )}
      <h2 className="sr-only">{t('list')}</h2>
      {channels.map(({ topic, videos }, index) => (
        <WelfareChannel key={topic.id} topic={topic} videos={videos} first={index === 0} />
      ))}
      {hasMore && (
        <p className="mt-10 text-center">
          <Link href={kindPath('welfare')} className={buttonClass('line')}>
            {t('all')}
          </Link>
        </p>
      )}
      <WelfareSteps>{start}</WelfareSteps>
    </div>
  );
}
