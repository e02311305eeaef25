import { defineSlice } from '@/lib/platform/server/slice';
import { personFeeds } from './feed';
import { peopleSection } from './sitemap';

export const centreSlice = defineSlice({
  sitemaps: [peopleSection],
  feeds: personFeeds,
});
