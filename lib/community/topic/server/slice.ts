import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { topicFeeds } from './feed';
import { leaveTopics } from './leave-topics';
import { exportMemberships } from './memberships';
import { topicMigrations } from './migrations';
import { topicRoutes } from './routes';
import { seedTopics } from './seed';
import { seedMembers } from './seed/members';
import { seedTopicVideos } from './seed/videos';
import { topicThing } from './thing';
import { topicPictures } from './topic-pictures';
import { exportTopicVideos } from './topic-videos';

export const topicSlice = defineSlice({
  routes: topicRoutes,
  migrations: topicMigrations,
  listeners: {
    'account.leaving': [leaveTopics],
    'account.exported': [exportMemberships, exportTopicVideos],
  },
  seed: async ({ context, tx }) => {
    await seedTopics(tx, context.now());
    await seedMembers(tx, context.now());
    await seedTopicVideos(tx);
  },
  feeds: topicFeeds,
  pictures: { topics: topicPictures },
  things: [topicThing],
});
