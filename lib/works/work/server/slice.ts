import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { workFeeds } from './feed';
import { workMigrations } from './migrations';
import { creditAskedNotice, creditConfirmedNotice, creditDeclinedNotice, workDecidedNotice } from './notices';
import { removeOldViews } from './remove-old-views';
import { renameMaker, renewMakersWorks } from './renew-makers-works';
import { workRoutes } from './routes';
import { seedVideos } from './seed';
import { worksSection } from './sitemap';
import { videoThing } from './thing';
import { workPictures } from './work-pictures';
import { removeUnusedFile } from './works/own-files';
import { eraseWorks, exportWorks, forgetWorkReviews } from './works/person-works';

export const workSlice = defineSlice({
  routes: workRoutes,
  migrations: workMigrations,
  jobs: [renewMakersWorks, removeOldViews, removeUnusedFile],
  listeners: {
    'account.erased': [forgetWorkReviews, eraseWorks],
    'account.exported': [exportWorks],
    'person.renamed': [renameMaker],
  },
  seed: ({ context, tx }) => seedVideos(tx, context.now()),
  sitemaps: [worksSection],
  feeds: workFeeds,
  pictures: { works: workPictures },
  console: [
    {
      name: 'works',
      action: 'reviewWorks',
      countWaiting: ({ db }) => countUpToMost(db.read.selectFrom('video').where('state', '=', 'pending_review')),
    },
  ],
  things: [videoThing],
  notices: [creditAskedNotice, creditConfirmedNotice, creditDeclinedNotice, workDecidedNotice],
});
