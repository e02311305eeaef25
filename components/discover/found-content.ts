import type { ActivityItem } from '@/lib/activity/contract';
import type { ListedPerson } from '@/lib/person/contract';
import type { Page } from '@/lib/platform/shared/wire';
import type { TopicItem } from '@/lib/topic/contract';
import type { VideoItem } from '@/lib/video/contract';
import type { SearchTab } from './search-tabs';

/** The first hits by their tab; a tab that is missing asks for its own when it is opened. */
export interface FirstHits {
  works?: Page<VideoItem>;
  people?: Page<ListedPerson>;
  channels?: Page<TopicItem>;
  activities?: Page<ActivityItem>;
}

/** What an address searches for, on which tab, and what came of it with the page. */
export interface FoundContent {
  text: string;
  tab: SearchTab;
  first: FirstHits;
}
