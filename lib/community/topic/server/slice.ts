import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { topicFeeds } from './feed';
import { leaveTopics } from './leave-topics';
import { exportMemberships } from './memberships';
import { topicMigrations } from './migrations';
import {
  channelNameTakenNotice,
  channelRoleNotice,
  proposalsDecidedNotice,
  topicDecidedNotice,
  worksProposedNotice,
} from './notices';
import { removeTopicPictures } from './own/own-pictures';
import { eraseAskedTopics, exportAskedTopics } from './own/person-topics';
import { isHostless } from './review/hostless';
import { topicRoutes } from './routes';
import { seedChannels } from './seed';
import { seedFollowers } from './seed/members';
import { topicsSection } from './sitemap';
import { topicThing } from './thing';
import { topicPictures } from './topic-pictures';
import { exportTopicVideos } from './topic-videos';

export const topicSlice = defineSlice({
  routes: topicRoutes,
  migrations: topicMigrations,
  jobs: [removeTopicPictures],
  listeners: {
    'account.leaving': [leaveTopics],
    'account.erased': [eraseAskedTopics],
    'account.exported': [exportMemberships, exportTopicVideos, exportAskedTopics],
  },
  seed: ({ context, tx }) => seedChannels(tx, context.now()),
  seedUse: ({ context, tx }) => seedFollowers(tx, context.now()),
  sitemaps: [topicsSection],
  feeds: topicFeeds,
  pictures: { topics: topicPictures },
  console: [
    {
      name: 'channels',
      action: 'reviewChannels',
      countWaiting: ({ db }) =>
        countUpToMost(
          db.read.selectFrom('topic').where((row) => row.or([row('state', '=', 'pending_review'), isHostless])),
        ),
    },
  ],
  things: [topicThing],
  notices: [channelRoleNotice, worksProposedNotice, proposalsDecidedNotice, topicDecidedNotice, channelNameTakenNotice],
});
