import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import { broadcastCode } from '../codes';
import { broadcastPictures } from './broadcast-pictures';
import type {} from './events';
import { broadcastFeeds } from './feed';
import { isInState } from './in-state';
import { broadcastMigrations } from './migrations';
import { removeBroadcastCovers, removeUnusedCovers } from './own/covers';
import { eraseBroadcasts, exportBroadcasts, forgetBroadcastReviews } from './person-broadcasts';
import { renameHost, renewHostsBroadcasts } from './renew-hosts-broadcasts';
import { broadcastDecidedNotice } from './review/decided-notice';
import { broadcastRoutes } from './routes';
import { seedBroadcasts } from './seed';
import { broadcastsSection } from './sitemap';
import { liveThing } from './thing';
import { turnBroadcasts } from './turn-broadcasts';

export const broadcastSlice = defineSlice({
  routes: broadcastRoutes,
  migrations: broadcastMigrations,
  jobs: [turnBroadcasts, renewHostsBroadcasts, removeBroadcastCovers, removeUnusedCovers],
  listeners: {
    'account.erased': [forgetBroadcastReviews, eraseBroadcasts],
    'account.exported': [exportBroadcasts],
    'person.renamed': [renameHost],
  },
  seed: seedBroadcasts,
  sitemaps: [broadcastsSection],
  feeds: broadcastFeeds,
  pictures: { broadcasts: broadcastPictures },
  console: [
    {
      name: 'broadcasts',
      action: 'reviewBroadcasts',
      countWaiting: ({ db }) =>
        countUpToMost(db.read.selectFrom('live_broadcast').where(isInState(broadcastCode.pending_review))),
    },
  ],
  things: [liveThing],
  notices: [broadcastDecidedNotice],
});
