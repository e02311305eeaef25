import type { TopicDetail } from '@/lib/community/topic/contract';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { ChannelBanners } from './channel-banners';
import { ChannelHead } from './channel-head';
import { ChannelPeople } from './channel-people';
import { ChannelPicture } from './channel-picture';
import { ChannelSeen } from './channel-seen';
import { type ChannelTab, ChannelTabs } from './channel-tabs';

interface ChannelScreenProps {
  topic: TopicDetail;
  firstWorks: Page<VideoItem>;
  /** Tabs of slices above channels. */
  more: readonly ChannelTab[];
}

/** A channel (specification section 2, /topicIntroduce): its head, who runs it, its banners, its works and members. */
export function ChannelScreen({ topic, firstWorks, more }: ChannelScreenProps) {
  return (
    <>
      <ChannelSeen topicId={topic.id} />
      <div className="wrap pt-3 pb-2" data-sleeps="painted">
        <ChannelPicture background={topic.background} thumb={topic.thumb} />
        <div className="lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-10">
          <div className="min-w-0">
            <ChannelHead topic={topic} />
            <ChannelPeople host={topic.host} stars={topic.stars} />
          </div>
          {topic.banners.length > 0 && <ChannelBanners banners={topic.banners} />}
        </div>
      </div>
      <ChannelTabs topicId={topic.id} firstWorks={firstWorks} more={more} />
    </>
  );
}
