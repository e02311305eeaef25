import { clearOutbox } from '@/lib/base/delivery/server/clear-outbox';
import { removeUnkeptPictures } from '@/lib/base/moderation/server/report-pictures';
import { removeExpiredProofs } from '@/lib/base/proof/server/remove-expired';
import { removeOldEvents } from '@/lib/base/tracking/server/remove-old-events';
import { removeStaleUploads } from '@/lib/base/upload/server/remove-stale';
import { expireBookings } from '@/lib/business/advertising/server/expire-booking';
import { tellCustomer } from '@/lib/business/advertising/server/tell-customer';
import { renewBanners } from '@/lib/business/banner/server/save-banner';
import { mailChatAnswers } from '@/lib/business/chat/server/mail-answers';
import { tellTeamOfChat } from '@/lib/business/chat/server/tell-team';
import { announceLead } from '@/lib/business/lead/server/announce-lead';
import { removeUnkeptFiles } from '@/lib/business/lead/server/lead-files';
import { renewOrganisersActivities } from '@/lib/events/activity/server/renew-organisers-activities';
import { eraseAccounts } from '@/lib/people/account/server/erase-accounts';
import { sendCodeMessage } from '@/lib/people/account/server/make-code';
import { removeExpired } from '@/lib/people/account/server/remove-expired';
import { removeOwnPictures } from '@/lib/people/person/server/own-pictures';
import type { Job } from '@/lib/platform/server/jobs/define-job';
import { copyFilm } from '@/lib/works/film/server/processing/copy-film';
import { processWork } from '@/lib/works/film/server/processing/process-work';
import { removeWorkFiles } from '@/lib/works/film/server/processing/remove-files';
import { removeFilm } from '@/lib/works/film/server/processing/remove-film';
import { makeClip } from '@/lib/works/film/server/seed-clips';
import { renewBoards } from '@/lib/works/ranking/server/renew-boards';
import { renewDailyList } from '@/lib/works/recommend/server/renew-daily-list';
import { removeOldViews } from '@/lib/works/work/server/remove-old-views';
import { renewMakersWorks } from '@/lib/works/work/server/renew-makers-works';
import { removeUnusedFile } from '@/lib/works/work/server/works/own-files';
import { hotWordsJob, rebuildJob, weighJob } from './search';

/** Every kind of job but the heavy ones. */
export const jobs: readonly Job[] = [
  renewDailyList,
  renewBoards,
  renewBanners,
  removeOwnPictures,
  clearOutbox,
  tellCustomer,
  expireBookings,
  sendCodeMessage,
  removeExpired,
  eraseAccounts,
  removeExpiredProofs,
  announceLead,
  removeUnkeptFiles,
  removeUnkeptPictures,
  tellTeamOfChat,
  mailChatAnswers,
  removeStaleUploads,
  removeOldViews,
  removeOldEvents,
  removeFilm,
  removeWorkFiles,
  removeUnusedFile,
  renewMakersWorks,
  renewOrganisersActivities,
  rebuildJob,
  weighJob,
  hotWordsJob,
];

/** Those that take minutes and every processor: a node runs one of them at a time. */
export const heavyJobs: readonly Job[] = [processWork, copyFilm, makeClip];
