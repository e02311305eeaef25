import { auditSlice } from '@/lib/base/audit/server/slice';
import { contentSlice } from '@/lib/base/content/server/slice';
import { deliverySlice } from '@/lib/base/delivery/server/slice';
import { moderationSlice } from '@/lib/base/moderation/server/slice';
import { proofSlice } from '@/lib/base/proof/server/slice';
import { pushSlice } from '@/lib/base/push/server/slice';
import { searchSlice } from '@/lib/base/search/server/slice';
import { staffSlice } from '@/lib/base/staff/server/slice';
import { trackingSlice } from '@/lib/base/tracking/server/slice';
import { uploadSlice } from '@/lib/base/upload/server/slice';
import { wechatSlice } from '@/lib/base/wechat/server/slice';
import { advertisingSlice } from '@/lib/business/advertising/server/slice';
import { bannerSlice } from '@/lib/business/banner/server/slice';
import { chatSlice } from '@/lib/business/chat/server/slice';
import { leadSlice } from '@/lib/business/lead/server/slice';
import { applicationSlice } from '@/lib/careers/application/server/slice';
import { demandSlice } from '@/lib/careers/demand/server/slice';
import { jobSlice } from '@/lib/careers/job/server/slice';
import { recruitmentSlice } from '@/lib/careers/recruitment/server/slice';
import { articleSlice } from '@/lib/community/article/server/slice';
import { questionSlice } from '@/lib/community/question/server/slice';
import { topicSlice } from '@/lib/community/topic/server/slice';
import { activitySlice } from '@/lib/events/activity/server/slice';
import { awardSlice } from '@/lib/events/award/server/slice';
import { contestSlice } from '@/lib/events/contest/server/slice';
import { doorSlice } from '@/lib/events/door/server/slice';
import { entrySlice } from '@/lib/events/entry/server/slice';
import { judgingSlice } from '@/lib/events/judging/server/slice';
import { signupSlice } from '@/lib/events/signup/server/slice';
import { ticketSlice } from '@/lib/events/ticket/server/slice';
import { voteSlice } from '@/lib/events/vote/server/slice';
import { centreSlice } from '@/lib/front/centre/server/slice';
import { discoverSlice } from '@/lib/front/discover/server/slice';
import { admissionSlice } from '@/lib/live/admission/server/slice';
import { broadcastSlice } from '@/lib/live/broadcast/server/slice';
import { reminderSlice } from '@/lib/live/reminder/server/slice';
import { replaySlice } from '@/lib/live/replay/server/slice';
import { stageSlice } from '@/lib/live/stage/server/slice';
import { streamSlice } from '@/lib/live/stream/server/slice';
import { talkSlice } from '@/lib/live/talk/server/slice';
import { invoiceSlice } from '@/lib/money/invoice/server/slice';
import { ledgerSlice } from '@/lib/money/ledger/server/slice';
import { orderSlice } from '@/lib/money/order/server/slice';
import { paymentSlice } from '@/lib/money/payment/server/slice';
import { walletSlice } from '@/lib/money/wallet/server/slice';
import { accountSlice } from '@/lib/people/account/server/slice';
import { personSlice } from '@/lib/people/person/server/slice';
import { verificationSlice } from '@/lib/people/verification/server/slice';
import { collectionSlice } from '@/lib/reactions/collection/server/slice';
import { commentSlice } from '@/lib/reactions/comment/server/slice';
import { likeSlice } from '@/lib/reactions/like/server/slice';
import { messageSlice } from '@/lib/reactions/message/server/slice';
import { filmSlice } from '@/lib/works/film/server/slice';
import { playlistSlice } from '@/lib/works/playlist/server/slice';
import { rankingSlice } from '@/lib/works/ranking/server/slice';
import { recommendSlice } from '@/lib/works/recommend/server/slice';
import { workSlice } from '@/lib/works/work/server/slice';

/**
 * Every slice that brings something to the server, lower ones first. API, migrations, jobs, events, seeds, things, search,
 * sitemaps, feeds, pictures and console are computed from this list.
 */
export const slices = [
  deliverySlice,
  pushSlice,
  trackingSlice,
  wechatSlice,
  proofSlice,
  auditSlice,
  staffSlice,
  moderationSlice,
  searchSlice,
  contentSlice,
  uploadSlice,
  personSlice,
  verificationSlice,
  accountSlice,
  likeSlice,
  commentSlice,
  collectionSlice,
  messageSlice,
  ledgerSlice,
  orderSlice,
  paymentSlice,
  walletSlice,
  invoiceSlice,
  workSlice,
  filmSlice,
  recommendSlice,
  playlistSlice,
  rankingSlice,
  topicSlice,
  articleSlice,
  questionSlice,
  activitySlice,
  ticketSlice,
  signupSlice,
  doorSlice,
  contestSlice,
  entrySlice,
  voteSlice,
  judgingSlice,
  awardSlice,
  broadcastSlice,
  admissionSlice,
  streamSlice,
  talkSlice,
  replaySlice,
  stageSlice,
  reminderSlice,
  recruitmentSlice,
  jobSlice,
  applicationSlice,
  demandSlice,
  bannerSlice,
  leadSlice,
  advertisingSlice,
  chatSlice,
  discoverSlice,
  centreSlice,
] as const;
