import { defineSlice } from '@/lib/platform/server/slice';
import { endContests } from './end/end-contests';
import { endCanceled, endEntries } from './end/end-entries';
import { refundFailed } from './end/refund-failed';
import { releaseRemoved } from './end/release-removed';
import { entryPictures } from './entry-pictures';
import type {} from './events';
import { entryMigrations } from './migrations';
import { entryNotices } from './notices';
import { closeRefused } from './orders/close-refused';
import { lapseEntry } from './orders/lapse-entry';
import { noteRefund } from './orders/note-refund';
import { takePayment } from './orders/take-payment';
import { removeEntryPictures, removeUnusedEntryPictures } from './own/own-pictures';
import { eraseEntries, exportEntriesOf } from './people/person-entries';
import { requireNoneStanding } from './people/require-none-standing';
import { tellResults } from './results/tell-results';
import { entryRoutes } from './routes';
import { seedEntries } from './seed';
import { entriesSection } from './sitemap';
import { entryThing } from './thing';

export const entrySlice = defineSlice({
  routes: entryRoutes,
  migrations: entryMigrations,
  jobs: [endEntries, endContests, refundFailed, tellResults, removeEntryPictures, removeUnusedEntryPictures],
  listeners: {
    'order.paid': [takePayment],
    'order.canceled': [lapseEntry],
    'order.refundAsked': [noteRefund],
    'payment.slipRefused': [closeRefused],
    'activity.canceled': [endCanceled],
    'work.removed': [releaseRemoved],
    'account.erasureAsked': [requireNoneStanding],
    'account.erasureDue': [requireNoneStanding],
    'account.erased': [eraseEntries],
    'account.exported': [exportEntriesOf],
  },
  pictures: { entries: entryPictures },
  sitemaps: [entriesSection],
  things: [entryThing],
  notices: entryNotices,
  seed: seedEntries,
});
