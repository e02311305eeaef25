import type { BannerItem } from '@/lib/business/banner/contract';
import type { JobItem } from '@/lib/careers/job/contract';
import type { ArticleItem } from '@/lib/community/article/contract';
import type { TopicItem } from '@/lib/community/topic/contract';
import type { ActivityItem } from '@/lib/events/activity/contract';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import type { PlaylistItem } from '@/lib/works/playlist/contract';
import type { RankedCreator, RankedVideo } from '@/lib/works/ranking/contract';
import type { WorkCategory } from '@/lib/works/work/codes';
import type { VideoItem } from '@/lib/works/work/contract';

/** What /Find shows; a list that is empty is not shown. */
export interface FindContent {
  hotWords: string[];
  /** Set by staff. */
  banners: BannerItem[];
  /** All works, as the empty string, and the categories that have some; each with a cover. */
  categories: { category: WorkCategory | ''; cover: string | null }[];
  /** What staff picked in the latest month that has picks. */
  picks: VideoItem[];
  newVideos: VideoItem[];
  hotVideos: RankedVideo[];
  /** Those that most people have collected. */
  playlists: PlaylistItem[];
  channels: TopicItem[];
  creators: RankedCreator[];
  activities: ActivityItem[];
  articles: ArticleItem[];
  /** Those on air, then the next ones. */
  live: BroadcastItem[];
  jobs: JobItem[];
}
