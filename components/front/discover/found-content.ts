import type { JobItem } from '@/lib/careers/job/contract';
import type { ArticleItem } from '@/lib/community/article/contract';
import type { QuestionItem } from '@/lib/community/question/contract';
import type { TopicItem } from '@/lib/community/topic/contract';
import type { ActivityItem } from '@/lib/events/activity/contract';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import type { ListedPerson } from '@/lib/people/person/contract';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import type { SearchTab } from './search-tabs';

/** The first hits by tab; a tab without any fetches its own when it is opened. */
export interface FirstHits {
  works?: Page<VideoItem>;
  people?: Page<ListedPerson>;
  channels?: Page<TopicItem>;
  activities?: Page<ActivityItem>;
  articles?: Page<ArticleItem>;
  questions?: Page<QuestionItem>;
  live?: Page<BroadcastItem>;
  jobs?: Page<JobItem>;
}

/** What an address searches for, on which tab, and the results in the page. */
export interface FoundContent {
  text: string;
  tab: SearchTab;
  first: FirstHits;
}
