import { eraseAccounts } from '@/lib/account/server/erase-accounts';
import { sendCodeMessage } from '@/lib/account/server/make-code';
import { removeExpired } from '@/lib/account/server/remove-expired';
import { renewOrganisersActivities } from '@/lib/activity/server/renew-organisers-activities';
import { expireBookings } from '@/lib/advertising/server/expire-booking';
import { tellCustomer } from '@/lib/advertising/server/tell-customer';
import { mailChatAnswers } from '@/lib/chat/server/mail-answers';
import { tellTeamOfChat } from '@/lib/chat/server/tell-team';
import { announceLead } from '@/lib/cooperation/server/announce-lead';
import { removeUnkeptFiles } from '@/lib/cooperation/server/lead-files';
import { clearOutbox } from '@/lib/delivery/server/clear-outbox';
import { removeUnkeptPictures } from '@/lib/moderation/server/report-pictures';
import { renewBanners } from '@/lib/operation/server/save-banner';
import { removeOwnPictures } from '@/lib/person/server/own-pictures';
import type { Job } from '@/lib/platform/server/jobs/define-job';
import { removeExpiredProofs } from '@/lib/proof/server/remove-expired';
import { renewBoards } from '@/lib/ranking/server/renew-boards';
import { removeOldEvents } from '@/lib/tracking/server/remove-old-events';
import { removeStaleUploads } from '@/lib/upload/server/remove-stale';
import { removeOldViews } from '@/lib/video/server/playback/remove-old-views';
import { copyFilm } from '@/lib/video/server/processing/copy-film';
import { processWork } from '@/lib/video/server/processing/process-work';
import { removeWorkFiles } from '@/lib/video/server/processing/remove-files';
import { removeFilm } from '@/lib/video/server/processing/remove-film';
import { renewDailyList } from '@/lib/video/server/renew-daily-list';
import { renewMakersWorks } from '@/lib/video/server/renew-makers-works';
import { makeClip } from '@/lib/video/server/seed-clips';
import { removeUnusedFile } from '@/lib/video/server/works/own-files';
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
