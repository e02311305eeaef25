import { eraseAccounts } from '@/lib/account/server/erase-accounts';
import { sendCodeMessage } from '@/lib/account/server/make-code';
import { removeExpired } from '@/lib/account/server/remove-expired';
import { expireBookings } from '@/lib/advertising/server/expire-booking';
import { tellCustomer } from '@/lib/advertising/server/tell-customer';
import { mailChatAnswers } from '@/lib/chat/server/mail-answers';
import { tellTeamOfChat } from '@/lib/chat/server/tell-team';
import { announceLead } from '@/lib/cooperation/server/announce-lead';
import { removeUnkeptFiles } from '@/lib/cooperation/server/lead-files';
import { clearOutbox } from '@/lib/delivery/server/clear-outbox';
import { renewBanners } from '@/lib/operation/server/save-banner';
import { removeOwnPictures } from '@/lib/person/server/own-pictures';
import type { Job } from '@/lib/platform/server/jobs/define-job';
import { removeExpiredProofs } from '@/lib/proof/server/remove-expired';
import { renewDailyList } from '@/lib/video/server/renew-daily-list';

/** Every kind of job. */
export const jobs: readonly Job[] = [
  renewDailyList,
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
  tellTeamOfChat,
  mailChatAnswers,
];
