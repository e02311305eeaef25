// Written by `npm run verify` and `npm run dev` from the files of `messages`; not by hand.
import type { Language } from '@/lib/platform/shared/language';
import enAccount from '@/messages/en/people/account.json';
import enAccountConsole from '@/messages/en/people/account-console.json';
import enActivity from '@/messages/en/events/activity.json';
import enActivityConsole from '@/messages/en/events/activity-console.json';
import enActivityEdit from '@/messages/en/events/activity-edit.json';
import enActivityLists from '@/messages/en/events/activity-lists.json';
import enActivityManage from '@/messages/en/events/activity-manage.json';
import enActivityNotices from '@/messages/en/events/activity-notices.json';
import enActivityPage from '@/messages/en/events/activity-page.json';
import enAdmission from '@/messages/en/live/admission.json';
import enAdmissionNotices from '@/messages/en/live/admission-notices.json';
import enAdvertising from '@/messages/en/business/advertising.json';
import enAdvertisingConsole from '@/messages/en/business/advertising-console.json';
import enAdvertisingNotices from '@/messages/en/business/advertising-notices.json';
import enAppLink from '@/messages/en/base/app-link.json';
import enApplication from '@/messages/en/careers/application.json';
import enApplicationAnswers from '@/messages/en/careers/application-answers.json';
import enApplicationDesk from '@/messages/en/careers/application-desk.json';
import enApplicationExport from '@/messages/en/careers/application-export.json';
import enApplicationNotices from '@/messages/en/careers/application-notices.json';
import enApplicationOwn from '@/messages/en/careers/application-own.json';
import enArtSchools from '@/messages/en/community/art-schools.json';
import enArticle from '@/messages/en/community/article.json';
import enArticleConsole from '@/messages/en/community/article-console.json';
import enArticleEdit from '@/messages/en/community/article-edit.json';
import enArticleNotices from '@/messages/en/community/article-notices.json';
import enAward from '@/messages/en/events/award.json';
import enAwardCertificate from '@/messages/en/events/award-certificate.json';
import enAwardDesk from '@/messages/en/events/award-desk.json';
import enBanner from '@/messages/en/business/banner.json';
import enBannerConsole from '@/messages/en/business/banner-console.json';
import enBroadcast from '@/messages/en/live/broadcast.json';
import enBroadcastConsole from '@/messages/en/live/broadcast-console.json';
import enBroadcastEdit from '@/messages/en/live/broadcast-edit.json';
import enBroadcastList from '@/messages/en/live/broadcast-list.json';
import enBroadcastManage from '@/messages/en/live/broadcast-manage.json';
import enBroadcastNotices from '@/messages/en/live/broadcast-notices.json';
import enBroadcastPage from '@/messages/en/live/broadcast-page.json';
import enBusiness from '@/messages/en/business/business.json';
import enCaseConsole from '@/messages/en/careers/case-console.json';
import enCaseNotices from '@/messages/en/careers/case-notices.json';
import enCashier from '@/messages/en/money/cashier.json';
import enCentre from '@/messages/en/front/centre.json';
import enCentreSelect from '@/messages/en/front/centre-select.json';
import enChat from '@/messages/en/business/chat.json';
import enChatConsole from '@/messages/en/business/chat-console.json';
import enClient from '@/messages/en/platform/client.json';
import enCollection from '@/messages/en/reactions/collection.json';
import enCollectionNotices from '@/messages/en/reactions/collection-notices.json';
import enComment from '@/messages/en/reactions/comment.json';
import enCommentNotices from '@/messages/en/reactions/comment-notices.json';
import enContent from '@/messages/en/base/content.json';
import enContentBlocks from '@/messages/en/base/content-blocks.json';
import enContentConsole from '@/messages/en/base/content-console.json';
import enContest from '@/messages/en/events/contest.json';
import enContestConsole from '@/messages/en/events/contest-console.json';
import enContestDesk from '@/messages/en/events/contest-desk.json';
import enContestHome from '@/messages/en/events/contest-home.json';
import enContestList from '@/messages/en/events/contest-list.json';
import enDelivery from '@/messages/en/base/delivery.json';
import enDemand from '@/messages/en/careers/demand.json';
import enDemandConsole from '@/messages/en/careers/demand-console.json';
import enDemandContact from '@/messages/en/careers/demand-contact.json';
import enDemandEdit from '@/messages/en/careers/demand-edit.json';
import enDemandFront from '@/messages/en/careers/demand-front.json';
import enDemandList from '@/messages/en/careers/demand-list.json';
import enDemandManage from '@/messages/en/careers/demand-manage.json';
import enDemandNotices from '@/messages/en/careers/demand-notices.json';
import enDemandPage from '@/messages/en/careers/demand-page.json';
import enDifferenceConsole from '@/messages/en/money/difference-console.json';
import enDiscoverFind from '@/messages/en/front/discover-find.json';
import enDiscoverSearch from '@/messages/en/front/discover-search.json';
import enDiscoverType from '@/messages/en/front/discover-type.json';
import enDoor from '@/messages/en/events/door.json';
import enDoorLinks from '@/messages/en/events/door-links.json';
import enEditor from '@/messages/en/works/editor.json';
import enEntry from '@/messages/en/events/entry.json';
import enEntryConsole from '@/messages/en/events/entry-console.json';
import enEntryDesk from '@/messages/en/events/entry-desk.json';
import enEntryEdit from '@/messages/en/events/entry-edit.json';
import enEntryExport from '@/messages/en/events/entry-export.json';
import enEntryNotices from '@/messages/en/events/entry-notices.json';
import enEntryOwn from '@/messages/en/events/entry-own.json';
import enErrors from '@/messages/en/platform/errors.json';
import enFeed from '@/messages/en/app/feed.json';
import enFilmEdit from '@/messages/en/works/film-edit.json';
import enFilmHistory from '@/messages/en/works/film-history.json';
import enFilmPlayer from '@/messages/en/works/film-player.json';
import enFormat from '@/messages/en/platform/format.json';
import enHome from '@/messages/en/front/home.json';
import enIntegrity from '@/messages/en/events/integrity.json';
import enInvoice from '@/messages/en/money/invoice.json';
import enInvoiceConsole from '@/messages/en/money/invoice-console.json';
import enInvoiceMail from '@/messages/en/money/invoice-mail.json';
import enInvoiceNotices from '@/messages/en/money/invoice-notices.json';
import enJob from '@/messages/en/careers/job.json';
import enJobConsole from '@/messages/en/careers/job-console.json';
import enJobEdit from '@/messages/en/careers/job-edit.json';
import enJobList from '@/messages/en/careers/job-list.json';
import enJobManage from '@/messages/en/careers/job-manage.json';
import enJobNotices from '@/messages/en/careers/job-notices.json';
import enJobPage from '@/messages/en/careers/job-page.json';
import enJudging from '@/messages/en/events/judging.json';
import enJudgingDesk from '@/messages/en/events/judging-desk.json';
import enJudgingNotices from '@/messages/en/events/judging-notices.json';
import enLead from '@/messages/en/business/lead.json';
import enLeadConsole from '@/messages/en/business/lead-console.json';
import enLike from '@/messages/en/reactions/like.json';
import enLikeNotices from '@/messages/en/reactions/like-notices.json';
import enMessage from '@/messages/en/reactions/message.json';
import enMessageSentences from '@/messages/en/reactions/message-sentences.json';
import enMessageSettings from '@/messages/en/reactions/message-settings.json';
import enModeration from '@/messages/en/base/moderation.json';
import enModerationConsole from '@/messages/en/base/moderation-console.json';
import enModerationNotices from '@/messages/en/base/moderation-notices.json';
import enOrder from '@/messages/en/money/order.json';
import enOrderConsole from '@/messages/en/money/order-console.json';
import enOrderExport from '@/messages/en/money/order-export.json';
import enOrderPage from '@/messages/en/money/order-page.json';
import enPaymentNotices from '@/messages/en/money/payment-notices.json';
import enPerson from '@/messages/en/people/person.json';
import enPersonNotices from '@/messages/en/people/person-notices.json';
import enPictures from '@/messages/en/platform/pictures.json';
import enPlaylist from '@/messages/en/works/playlist.json';
import enPlaylistConsole from '@/messages/en/works/playlist-console.json';
import enPlaylistEdit from '@/messages/en/works/playlist-edit.json';
import enPlaylistNotices from '@/messages/en/works/playlist-notices.json';
import enPlaylistPage from '@/messages/en/works/playlist-page.json';
import enProposal from '@/messages/en/careers/proposal.json';
import enProposalNotices from '@/messages/en/careers/proposal-notices.json';
import enQuestion from '@/messages/en/community/question.json';
import enQuestionAsk from '@/messages/en/community/question-ask.json';
import enQuestionNotices from '@/messages/en/community/question-notices.json';
import enQuestionOwn from '@/messages/en/community/question-own.json';
import enQuestionPage from '@/messages/en/community/question-page.json';
import enRanking from '@/messages/en/works/ranking.json';
import enRecommend from '@/messages/en/works/recommend.json';
import enRecommendConsole from '@/messages/en/works/recommend-console.json';
import enRecruitment from '@/messages/en/careers/recruitment.json';
import enRecruitmentConsole from '@/messages/en/careers/recruitment-console.json';
import enRecruitmentNotices from '@/messages/en/careers/recruitment-notices.json';
import enReminder from '@/messages/en/live/reminder.json';
import enReminderNotices from '@/messages/en/live/reminder-notices.json';
import enReminderOwn from '@/messages/en/live/reminder-own.json';
import enReminderTexts from '@/messages/en/live/reminder-texts.json';
import enReplay from '@/messages/en/live/replay.json';
import enReplayDesk from '@/messages/en/live/replay-desk.json';
import enReplayNotices from '@/messages/en/live/replay-notices.json';
import enRichText from '@/messages/en/base/rich-text.json';
import enSettings from '@/messages/en/front/settings.json';
import enShell from '@/messages/en/front/shell.json';
import enShowcase from '@/messages/en/careers/showcase.json';
import enSignup from '@/messages/en/events/signup.json';
import enSignupForm from '@/messages/en/events/signup-form.json';
import enSignupNotices from '@/messages/en/events/signup-notices.json';
import enStaff from '@/messages/en/base/staff.json';
import enStaffReview from '@/messages/en/base/staff-review.json';
import enStage from '@/messages/en/live/stage.json';
import enStageCard from '@/messages/en/live/stage-card.json';
import enStageHost from '@/messages/en/live/stage-host.json';
import enStageView from '@/messages/en/live/stage-view.json';
import enStandingExport from '@/messages/en/events/standing-export.json';
import enStream from '@/messages/en/live/stream.json';
import enStreamConsole from '@/messages/en/live/stream-console.json';
import enStreamDesk from '@/messages/en/live/stream-desk.json';
import enStreamNotices from '@/messages/en/live/stream-notices.json';
import enTalk from '@/messages/en/live/talk.json';
import enTeam from '@/messages/en/careers/team.json';
import enTeamConsole from '@/messages/en/careers/team-console.json';
import enTeamNotices from '@/messages/en/careers/team-notices.json';
import enTicket from '@/messages/en/events/ticket.json';
import enTicketBuy from '@/messages/en/events/ticket-buy.json';
import enTicketDesk from '@/messages/en/events/ticket-desk.json';
import enTicketExport from '@/messages/en/events/ticket-export.json';
import enTicketForm from '@/messages/en/events/ticket-form.json';
import enTicketNotices from '@/messages/en/events/ticket-notices.json';
import enTicketOwn from '@/messages/en/events/ticket-own.json';
import enTopic from '@/messages/en/community/topic.json';
import enTopicConsole from '@/messages/en/community/topic-console.json';
import enTopicEdit from '@/messages/en/community/topic-edit.json';
import enTopicManage from '@/messages/en/community/topic-manage.json';
import enTopicNotices from '@/messages/en/community/topic-notices.json';
import enTopicPage from '@/messages/en/community/topic-page.json';
import enTopicPick from '@/messages/en/community/topic-pick.json';
import enVerification from '@/messages/en/people/verification.json';
import enVerificationConsole from '@/messages/en/people/verification-console.json';
import enVerificationNotices from '@/messages/en/people/verification-notices.json';
import enVerificationSteps from '@/messages/en/people/verification-steps.json';
import enVote from '@/messages/en/events/vote.json';
import enVoteDesk from '@/messages/en/events/vote-desk.json';
import enVoteExport from '@/messages/en/events/vote-export.json';
import enWallet from '@/messages/en/money/wallet.json';
import enWalletConsole from '@/messages/en/money/wallet-console.json';
import enWalletOrder from '@/messages/en/money/wallet-order.json';
import enWatch from '@/messages/en/front/watch.json';
import enWelfare from '@/messages/en/community/welfare.json';
import enWork from '@/messages/en/works/work.json';
import enWorkCard from '@/messages/en/works/work-card.json';
import enWorkCategory from '@/messages/en/works/work-category.json';
import enWorkConsole from '@/messages/en/works/work-console.json';
import enWorkEdit from '@/messages/en/works/work-edit.json';
import enWorkNotices from '@/messages/en/works/work-notices.json';
import zhAccount from '@/messages/zh/people/account.json';
import zhAccountConsole from '@/messages/zh/people/account-console.json';
import zhActivity from '@/messages/zh/events/activity.json';
import zhActivityConsole from '@/messages/zh/events/activity-console.json';
import zhActivityEdit from '@/messages/zh/events/activity-edit.json';
import zhActivityLists from '@/messages/zh/events/activity-lists.json';
import zhActivityManage from '@/messages/zh/events/activity-manage.json';
import zhActivityNotices from '@/messages/zh/events/activity-notices.json';
import zhActivityPage from '@/messages/zh/events/activity-page.json';
import zhAdmission from '@/messages/zh/live/admission.json';
import zhAdmissionNotices from '@/messages/zh/live/admission-notices.json';
import zhAdvertising from '@/messages/zh/business/advertising.json';
import zhAdvertisingConsole from '@/messages/zh/business/advertising-console.json';
import zhAdvertisingNotices from '@/messages/zh/business/advertising-notices.json';
import zhAppLink from '@/messages/zh/base/app-link.json';
import zhApplication from '@/messages/zh/careers/application.json';
import zhApplicationAnswers from '@/messages/zh/careers/application-answers.json';
import zhApplicationDesk from '@/messages/zh/careers/application-desk.json';
import zhApplicationExport from '@/messages/zh/careers/application-export.json';
import zhApplicationNotices from '@/messages/zh/careers/application-notices.json';
import zhApplicationOwn from '@/messages/zh/careers/application-own.json';
import zhArtSchools from '@/messages/zh/community/art-schools.json';
import zhArticle from '@/messages/zh/community/article.json';
import zhArticleConsole from '@/messages/zh/community/article-console.json';
import zhArticleEdit from '@/messages/zh/community/article-edit.json';
import zhArticleNotices from '@/messages/zh/community/article-notices.json';
import zhAward from '@/messages/zh/events/award.json';
import zhAwardCertificate from '@/messages/zh/events/award-certificate.json';
import zhAwardDesk from '@/messages/zh/events/award-desk.json';
import zhBanner from '@/messages/zh/business/banner.json';
import zhBannerConsole from '@/messages/zh/business/banner-console.json';
import zhBroadcast from '@/messages/zh/live/broadcast.json';
import zhBroadcastConsole from '@/messages/zh/live/broadcast-console.json';
import zhBroadcastEdit from '@/messages/zh/live/broadcast-edit.json';
import zhBroadcastList from '@/messages/zh/live/broadcast-list.json';
import zhBroadcastManage from '@/messages/zh/live/broadcast-manage.json';
import zhBroadcastNotices from '@/messages/zh/live/broadcast-notices.json';
import zhBroadcastPage from '@/messages/zh/live/broadcast-page.json';
import zhBusiness from '@/messages/zh/business/business.json';
import zhCaseConsole from '@/messages/zh/careers/case-console.json';
import zhCaseNotices from '@/messages/zh/careers/case-notices.json';
import zhCashier from '@/messages/zh/money/cashier.json';
import zhCentre from '@/messages/zh/front/centre.json';
import zhCentreSelect from '@/messages/zh/front/centre-select.json';
import zhChat from '@/messages/zh/business/chat.json';
import zhChatConsole from '@/messages/zh/business/chat-console.json';
import zhClient from '@/messages/zh/platform/client.json';
import zhCollection from '@/messages/zh/reactions/collection.json';
import zhCollectionNotices from '@/messages/zh/reactions/collection-notices.json';
import zhComment from '@/messages/zh/reactions/comment.json';
import zhCommentNotices from '@/messages/zh/reactions/comment-notices.json';
import zhContent from '@/messages/zh/base/content.json';
import zhContentBlocks from '@/messages/zh/base/content-blocks.json';
import zhContentConsole from '@/messages/zh/base/content-console.json';
import zhContest from '@/messages/zh/events/contest.json';
import zhContestConsole from '@/messages/zh/events/contest-console.json';
import zhContestDesk from '@/messages/zh/events/contest-desk.json';
import zhContestHome from '@/messages/zh/events/contest-home.json';
import zhContestList from '@/messages/zh/events/contest-list.json';
import zhDelivery from '@/messages/zh/base/delivery.json';
import zhDemand from '@/messages/zh/careers/demand.json';
import zhDemandConsole from '@/messages/zh/careers/demand-console.json';
import zhDemandContact from '@/messages/zh/careers/demand-contact.json';
import zhDemandEdit from '@/messages/zh/careers/demand-edit.json';
import zhDemandFront from '@/messages/zh/careers/demand-front.json';
import zhDemandList from '@/messages/zh/careers/demand-list.json';
import zhDemandManage from '@/messages/zh/careers/demand-manage.json';
import zhDemandNotices from '@/messages/zh/careers/demand-notices.json';
import zhDemandPage from '@/messages/zh/careers/demand-page.json';
import zhDifferenceConsole from '@/messages/zh/money/difference-console.json';
import zhDiscoverFind from '@/messages/zh/front/discover-find.json';
import zhDiscoverSearch from '@/messages/zh/front/discover-search.json';
import zhDiscoverType from '@/messages/zh/front/discover-type.json';
import zhDoor from '@/messages/zh/events/door.json';
import zhDoorLinks from '@/messages/zh/events/door-links.json';
import zhEditor from '@/messages/zh/works/editor.json';
import zhEntry from '@/messages/zh/events/entry.json';
import zhEntryConsole from '@/messages/zh/events/entry-console.json';
import zhEntryDesk from '@/messages/zh/events/entry-desk.json';
import zhEntryEdit from '@/messages/zh/events/entry-edit.json';
import zhEntryExport from '@/messages/zh/events/entry-export.json';
import zhEntryNotices from '@/messages/zh/events/entry-notices.json';
import zhEntryOwn from '@/messages/zh/events/entry-own.json';
import zhErrors from '@/messages/zh/platform/errors.json';
import zhFeed from '@/messages/zh/app/feed.json';
import zhFilmEdit from '@/messages/zh/works/film-edit.json';
import zhFilmHistory from '@/messages/zh/works/film-history.json';
import zhFilmPlayer from '@/messages/zh/works/film-player.json';
import zhFormat from '@/messages/zh/platform/format.json';
import zhHome from '@/messages/zh/front/home.json';
import zhIntegrity from '@/messages/zh/events/integrity.json';
import zhInvoice from '@/messages/zh/money/invoice.json';
import zhInvoiceConsole from '@/messages/zh/money/invoice-console.json';
import zhInvoiceMail from '@/messages/zh/money/invoice-mail.json';
import zhInvoiceNotices from '@/messages/zh/money/invoice-notices.json';
import zhJob from '@/messages/zh/careers/job.json';
import zhJobConsole from '@/messages/zh/careers/job-console.json';
import zhJobEdit from '@/messages/zh/careers/job-edit.json';
import zhJobList from '@/messages/zh/careers/job-list.json';
import zhJobManage from '@/messages/zh/careers/job-manage.json';
import zhJobNotices from '@/messages/zh/careers/job-notices.json';
import zhJobPage from '@/messages/zh/careers/job-page.json';
import zhJudging from '@/messages/zh/events/judging.json';
import zhJudgingDesk from '@/messages/zh/events/judging-desk.json';
import zhJudgingNotices from '@/messages/zh/events/judging-notices.json';
import zhLead from '@/messages/zh/business/lead.json';
import zhLeadConsole from '@/messages/zh/business/lead-console.json';
import zhLike from '@/messages/zh/reactions/like.json';
import zhLikeNotices from '@/messages/zh/reactions/like-notices.json';
import zhMessage from '@/messages/zh/reactions/message.json';
import zhMessageSentences from '@/messages/zh/reactions/message-sentences.json';
import zhMessageSettings from '@/messages/zh/reactions/message-settings.json';
import zhModeration from '@/messages/zh/base/moderation.json';
import zhModerationConsole from '@/messages/zh/base/moderation-console.json';
import zhModerationNotices from '@/messages/zh/base/moderation-notices.json';
import zhOrder from '@/messages/zh/money/order.json';
import zhOrderConsole from '@/messages/zh/money/order-console.json';
import zhOrderExport from '@/messages/zh/money/order-export.json';
import zhOrderPage from '@/messages/zh/money/order-page.json';
import zhPaymentNotices from '@/messages/zh/money/payment-notices.json';
import zhPerson from '@/messages/zh/people/person.json';
import zhPersonNotices from '@/messages/zh/people/person-notices.json';
import zhPictures from '@/messages/zh/platform/pictures.json';
import zhPlaylist from '@/messages/zh/works/playlist.json';
import zhPlaylistConsole from '@/messages/zh/works/playlist-console.json';
import zhPlaylistEdit from '@/messages/zh/works/playlist-edit.json';
import zhPlaylistNotices from '@/messages/zh/works/playlist-notices.json';
import zhPlaylistPage from '@/messages/zh/works/playlist-page.json';
import zhProposal from '@/messages/zh/careers/proposal.json';
import zhProposalNotices from '@/messages/zh/careers/proposal-notices.json';
import zhQuestion from '@/messages/zh/community/question.json';
import zhQuestionAsk from '@/messages/zh/community/question-ask.json';
import zhQuestionNotices from '@/messages/zh/community/question-notices.json';
import zhQuestionOwn from '@/messages/zh/community/question-own.json';
import zhQuestionPage from '@/messages/zh/community/question-page.json';
import zhRanking from '@/messages/zh/works/ranking.json';
import zhRecommend from '@/messages/zh/works/recommend.json';
import zhRecommendConsole from '@/messages/zh/works/recommend-console.json';
import zhRecruitment from '@/messages/zh/careers/recruitment.json';
import zhRecruitmentConsole from '@/messages/zh/careers/recruitment-console.json';
import zhRecruitmentNotices from '@/messages/zh/careers/recruitment-notices.json';
import zhReminder from '@/messages/zh/live/reminder.json';
import zhReminderNotices from '@/messages/zh/live/reminder-notices.json';
import zhReminderOwn from '@/messages/zh/live/reminder-own.json';
import zhReminderTexts from '@/messages/zh/live/reminder-texts.json';
import zhReplay from '@/messages/zh/live/replay.json';
import zhReplayDesk from '@/messages/zh/live/replay-desk.json';
import zhReplayNotices from '@/messages/zh/live/replay-notices.json';
import zhRichText from '@/messages/zh/base/rich-text.json';
import zhSettings from '@/messages/zh/front/settings.json';
import zhShell from '@/messages/zh/front/shell.json';
import zhShowcase from '@/messages/zh/careers/showcase.json';
import zhSignup from '@/messages/zh/events/signup.json';
import zhSignupForm from '@/messages/zh/events/signup-form.json';
import zhSignupNotices from '@/messages/zh/events/signup-notices.json';
import zhStaff from '@/messages/zh/base/staff.json';
import zhStaffReview from '@/messages/zh/base/staff-review.json';
import zhStage from '@/messages/zh/live/stage.json';
import zhStageCard from '@/messages/zh/live/stage-card.json';
import zhStageHost from '@/messages/zh/live/stage-host.json';
import zhStageView from '@/messages/zh/live/stage-view.json';
import zhStandingExport from '@/messages/zh/events/standing-export.json';
import zhStream from '@/messages/zh/live/stream.json';
import zhStreamConsole from '@/messages/zh/live/stream-console.json';
import zhStreamDesk from '@/messages/zh/live/stream-desk.json';
import zhStreamNotices from '@/messages/zh/live/stream-notices.json';
import zhTalk from '@/messages/zh/live/talk.json';
import zhTeam from '@/messages/zh/careers/team.json';
import zhTeamConsole from '@/messages/zh/careers/team-console.json';
import zhTeamNotices from '@/messages/zh/careers/team-notices.json';
import zhTicket from '@/messages/zh/events/ticket.json';
import zhTicketBuy from '@/messages/zh/events/ticket-buy.json';
import zhTicketDesk from '@/messages/zh/events/ticket-desk.json';
import zhTicketExport from '@/messages/zh/events/ticket-export.json';
import zhTicketForm from '@/messages/zh/events/ticket-form.json';
import zhTicketNotices from '@/messages/zh/events/ticket-notices.json';
import zhTicketOwn from '@/messages/zh/events/ticket-own.json';
import zhTopic from '@/messages/zh/community/topic.json';
import zhTopicConsole from '@/messages/zh/community/topic-console.json';
import zhTopicEdit from '@/messages/zh/community/topic-edit.json';
import zhTopicManage from '@/messages/zh/community/topic-manage.json';
import zhTopicNotices from '@/messages/zh/community/topic-notices.json';
import zhTopicPage from '@/messages/zh/community/topic-page.json';
import zhTopicPick from '@/messages/zh/community/topic-pick.json';
import zhVerification from '@/messages/zh/people/verification.json';
import zhVerificationConsole from '@/messages/zh/people/verification-console.json';
import zhVerificationNotices from '@/messages/zh/people/verification-notices.json';
import zhVerificationSteps from '@/messages/zh/people/verification-steps.json';
import zhVote from '@/messages/zh/events/vote.json';
import zhVoteDesk from '@/messages/zh/events/vote-desk.json';
import zhVoteExport from '@/messages/zh/events/vote-export.json';
import zhWallet from '@/messages/zh/money/wallet.json';
import zhWalletConsole from '@/messages/zh/money/wallet-console.json';
import zhWalletOrder from '@/messages/zh/money/wallet-order.json';
import zhWatch from '@/messages/zh/front/watch.json';
import zhWelfare from '@/messages/zh/community/welfare.json';
import zhWork from '@/messages/zh/works/work.json';
import zhWorkCard from '@/messages/zh/works/work-card.json';
import zhWorkCategory from '@/messages/zh/works/work-category.json';
import zhWorkConsole from '@/messages/zh/works/work-console.json';
import zhWorkEdit from '@/messages/zh/works/work-edit.json';
import zhWorkNotices from '@/messages/zh/works/work-notices.json';

const zh = {
  account: zhAccount,
  accountConsole: zhAccountConsole,
  activity: zhActivity,
  activityConsole: zhActivityConsole,
  activityEdit: zhActivityEdit,
  activityLists: zhActivityLists,
  activityManage: zhActivityManage,
  activityNotices: zhActivityNotices,
  activityPage: zhActivityPage,
  admission: zhAdmission,
  admissionNotices: zhAdmissionNotices,
  advertising: zhAdvertising,
  advertisingConsole: zhAdvertisingConsole,
  advertisingNotices: zhAdvertisingNotices,
  appLink: zhAppLink,
  application: zhApplication,
  applicationAnswers: zhApplicationAnswers,
  applicationDesk: zhApplicationDesk,
  applicationExport: zhApplicationExport,
  applicationNotices: zhApplicationNotices,
  applicationOwn: zhApplicationOwn,
  artSchools: zhArtSchools,
  article: zhArticle,
  articleConsole: zhArticleConsole,
  articleEdit: zhArticleEdit,
  articleNotices: zhArticleNotices,
  award: zhAward,
  awardCertificate: zhAwardCertificate,
  awardDesk: zhAwardDesk,
  banner: zhBanner,
  bannerConsole: zhBannerConsole,
  broadcast: zhBroadcast,
  broadcastConsole: zhBroadcastConsole,
  broadcastEdit: zhBroadcastEdit,
  broadcastList: zhBroadcastList,
  broadcastManage: zhBroadcastManage,
  broadcastNotices: zhBroadcastNotices,
  broadcastPage: zhBroadcastPage,
  business: zhBusiness,
  caseConsole: zhCaseConsole,
  caseNotices: zhCaseNotices,
  cashier: zhCashier,
  centre: zhCentre,
  centreSelect: zhCentreSelect,
  chat: zhChat,
  chatConsole: zhChatConsole,
  client: zhClient,
  collection: zhCollection,
  collectionNotices: zhCollectionNotices,
  comment: zhComment,
  commentNotices: zhCommentNotices,
  content: zhContent,
  contentBlocks: zhContentBlocks,
  contentConsole: zhContentConsole,
  contest: zhContest,
  contestConsole: zhContestConsole,
  contestDesk: zhContestDesk,
  contestHome: zhContestHome,
  contestList: zhContestList,
  delivery: zhDelivery,
  demand: zhDemand,
  demandConsole: zhDemandConsole,
  demandContact: zhDemandContact,
  demandEdit: zhDemandEdit,
  demandFront: zhDemandFront,
  demandList: zhDemandList,
  demandManage: zhDemandManage,
  demandNotices: zhDemandNotices,
  demandPage: zhDemandPage,
  differenceConsole: zhDifferenceConsole,
  discoverFind: zhDiscoverFind,
  discoverSearch: zhDiscoverSearch,
  discoverType: zhDiscoverType,
  door: zhDoor,
  doorLinks: zhDoorLinks,
  editor: zhEditor,
  entry: zhEntry,
  entryConsole: zhEntryConsole,
  entryDesk: zhEntryDesk,
  entryEdit: zhEntryEdit,
  entryExport: zhEntryExport,
  entryNotices: zhEntryNotices,
  entryOwn: zhEntryOwn,
  errors: zhErrors,
  feed: zhFeed,
  filmEdit: zhFilmEdit,
  filmHistory: zhFilmHistory,
  filmPlayer: zhFilmPlayer,
  format: zhFormat,
  home: zhHome,
  integrity: zhIntegrity,
  invoice: zhInvoice,
  invoiceConsole: zhInvoiceConsole,
  invoiceMail: zhInvoiceMail,
  invoiceNotices: zhInvoiceNotices,
  job: zhJob,
  jobConsole: zhJobConsole,
  jobEdit: zhJobEdit,
  jobList: zhJobList,
  jobManage: zhJobManage,
  jobNotices: zhJobNotices,
  jobPage: zhJobPage,
  judging: zhJudging,
  judgingDesk: zhJudgingDesk,
  judgingNotices: zhJudgingNotices,
  lead: zhLead,
  leadConsole: zhLeadConsole,
  like: zhLike,
  likeNotices: zhLikeNotices,
  message: zhMessage,
  messageSentences: zhMessageSentences,
  messageSettings: zhMessageSettings,
  moderation: zhModeration,
  moderationConsole: zhModerationConsole,
  moderationNotices: zhModerationNotices,
  order: zhOrder,
  orderConsole: zhOrderConsole,
  orderExport: zhOrderExport,
  orderPage: zhOrderPage,
  paymentNotices: zhPaymentNotices,
  person: zhPerson,
  personNotices: zhPersonNotices,
  pictures: zhPictures,
  playlist: zhPlaylist,
  playlistConsole: zhPlaylistConsole,
  playlistEdit: zhPlaylistEdit,
  playlistNotices: zhPlaylistNotices,
  playlistPage: zhPlaylistPage,
  proposal: zhProposal,
  proposalNotices: zhProposalNotices,
  question: zhQuestion,
  questionAsk: zhQuestionAsk,
  questionNotices: zhQuestionNotices,
  questionOwn: zhQuestionOwn,
  questionPage: zhQuestionPage,
  ranking: zhRanking,
  recommend: zhRecommend,
  recommendConsole: zhRecommendConsole,
  recruitment: zhRecruitment,
  recruitmentConsole: zhRecruitmentConsole,
  recruitmentNotices: zhRecruitmentNotices,
  reminder: zhReminder,
  reminderNotices: zhReminderNotices,
  reminderOwn: zhReminderOwn,
  reminderTexts: zhReminderTexts,
  replay: zhReplay,
  replayDesk: zhReplayDesk,
  replayNotices: zhReplayNotices,
  richText: zhRichText,
  settings: zhSettings,
  shell: zhShell,
  showcase: zhShowcase,
  signup: zhSignup,
  signupForm: zhSignupForm,
  signupNotices: zhSignupNotices,
  staff: zhStaff,
  staffReview: zhStaffReview,
  stage: zhStage,
  stageCard: zhStageCard,
  stageHost: zhStageHost,
  stageView: zhStageView,
  standingExport: zhStandingExport,
  stream: zhStream,
  streamConsole: zhStreamConsole,
  streamDesk: zhStreamDesk,
  streamNotices: zhStreamNotices,
  talk: zhTalk,
  team: zhTeam,
  teamConsole: zhTeamConsole,
  teamNotices: zhTeamNotices,
  ticket: zhTicket,
  ticketBuy: zhTicketBuy,
  ticketDesk: zhTicketDesk,
  ticketExport: zhTicketExport,
  ticketForm: zhTicketForm,
  ticketNotices: zhTicketNotices,
  ticketOwn: zhTicketOwn,
  topic: zhTopic,
  topicConsole: zhTopicConsole,
  topicEdit: zhTopicEdit,
  topicManage: zhTopicManage,
  topicNotices: zhTopicNotices,
  topicPage: zhTopicPage,
  topicPick: zhTopicPick,
  verification: zhVerification,
  verificationConsole: zhVerificationConsole,
  verificationNotices: zhVerificationNotices,
  verificationSteps: zhVerificationSteps,
  vote: zhVote,
  voteDesk: zhVoteDesk,
  voteExport: zhVoteExport,
  wallet: zhWallet,
  walletConsole: zhWalletConsole,
  walletOrder: zhWalletOrder,
  watch: zhWatch,
  welfare: zhWelfare,
  work: zhWork,
  workCard: zhWorkCard,
  workCategory: zhWorkCategory,
  workConsole: zhWorkConsole,
  workEdit: zhWorkEdit,
  workNotices: zhWorkNotices,
};

/** All words by language and namespace. Chinese is the source: its keys are the ones that code may use. */
export type Messages = typeof zh;

const en: Messages = {
  account: enAccount,
  accountConsole: enAccountConsole,
  activity: enActivity,
  activityConsole: enActivityConsole,
  activityEdit: enActivityEdit,
  activityLists: enActivityLists,
  activityManage: enActivityManage,
  activityNotices: enActivityNotices,
  activityPage: enActivityPage,
  admission: enAdmission,
  admissionNotices: enAdmissionNotices,
  advertising: enAdvertising,
  advertisingConsole: enAdvertisingConsole,
  advertisingNotices: enAdvertisingNotices,
  appLink: enAppLink,
  application: enApplication,
  applicationAnswers: enApplicationAnswers,
  applicationDesk: enApplicationDesk,
  applicationExport: enApplicationExport,
  applicationNotices: enApplicationNotices,
  applicationOwn: enApplicationOwn,
  artSchools: enArtSchools,
  article: enArticle,
  articleConsole: enArticleConsole,
  articleEdit: enArticleEdit,
  articleNotices: enArticleNotices,
  award: enAward,
  awardCertificate: enAwardCertificate,
  awardDesk: enAwardDesk,
  banner: enBanner,
  bannerConsole: enBannerConsole,
  broadcast: enBroadcast,
  broadcastConsole: enBroadcastConsole,
  broadcastEdit: enBroadcastEdit,
  broadcastList: enBroadcastList,
  broadcastManage: enBroadcastManage,
  broadcastNotices: enBroadcastNotices,
  broadcastPage: enBroadcastPage,
  business: enBusiness,
  caseConsole: enCaseConsole,
  caseNotices: enCaseNotices,
  cashier: enCashier,
  centre: enCentre,
  centreSelect: enCentreSelect,
  chat: enChat,
  chatConsole: enChatConsole,
  client: enClient,
  collection: enCollection,
  collectionNotices: enCollectionNotices,
  comment: enComment,
  commentNotices: enCommentNotices,
  content: enContent,
  contentBlocks: enContentBlocks,
  contentConsole: enContentConsole,
  contest: enContest,
  contestConsole: enContestConsole,
  contestDesk: enContestDesk,
  contestHome: enContestHome,
  contestList: enContestList,
  delivery: enDelivery,
  demand: enDemand,
  demandConsole: enDemandConsole,
  demandContact: enDemandContact,
  demandEdit: enDemandEdit,
  demandFront: enDemandFront,
  demandList: enDemandList,
  demandManage: enDemandManage,
  demandNotices: enDemandNotices,
  demandPage: enDemandPage,
  differenceConsole: enDifferenceConsole,
  discoverFind: enDiscoverFind,
  discoverSearch: enDiscoverSearch,
  discoverType: enDiscoverType,
  door: enDoor,
  doorLinks: enDoorLinks,
  editor: enEditor,
  entry: enEntry,
  entryConsole: enEntryConsole,
  entryDesk: enEntryDesk,
  entryEdit: enEntryEdit,
  entryExport: enEntryExport,
  entryNotices: enEntryNotices,
  entryOwn: enEntryOwn,
  errors: enErrors,
  feed: enFeed,
  filmEdit: enFilmEdit,
  filmHistory: enFilmHistory,
  filmPlayer: enFilmPlayer,
  format: enFormat,
  home: enHome,
  integrity: enIntegrity,
  invoice: enInvoice,
  invoiceConsole: enInvoiceConsole,
  invoiceMail: enInvoiceMail,
  invoiceNotices: enInvoiceNotices,
  job: enJob,
  jobConsole: enJobConsole,
  jobEdit: enJobEdit,
  jobList: enJobList,
  jobManage: enJobManage,
  jobNotices: enJobNotices,
  jobPage: enJobPage,
  judging: enJudging,
  judgingDesk: enJudgingDesk,
  judgingNotices: enJudgingNotices,
  lead: enLead,
  leadConsole: enLeadConsole,
  like: enLike,
  likeNotices: enLikeNotices,
  message: enMessage,
  messageSentences: enMessageSentences,
  messageSettings: enMessageSettings,
  moderation: enModeration,
  moderationConsole: enModerationConsole,
  moderationNotices: enModerationNotices,
  order: enOrder,
  orderConsole: enOrderConsole,
  orderExport: enOrderExport,
  orderPage: enOrderPage,
  paymentNotices: enPaymentNotices,
  person: enPerson,
  personNotices: enPersonNotices,
  pictures: enPictures,
  playlist: enPlaylist,
  playlistConsole: enPlaylistConsole,
  playlistEdit: enPlaylistEdit,
  playlistNotices: enPlaylistNotices,
  playlistPage: enPlaylistPage,
  proposal: enProposal,
  proposalNotices: enProposalNotices,
  question: enQuestion,
  questionAsk: enQuestionAsk,
  questionNotices: enQuestionNotices,
  questionOwn: enQuestionOwn,
  questionPage: enQuestionPage,
  ranking: enRanking,
  recommend: enRecommend,
  recommendConsole: enRecommendConsole,
  recruitment: enRecruitment,
  recruitmentConsole: enRecruitmentConsole,
  recruitmentNotices: enRecruitmentNotices,
  reminder: enReminder,
  reminderNotices: enReminderNotices,
  reminderOwn: enReminderOwn,
  reminderTexts: enReminderTexts,
  replay: enReplay,
  replayDesk: enReplayDesk,
  replayNotices: enReplayNotices,
  richText: enRichText,
  settings: enSettings,
  shell: enShell,
  showcase: enShowcase,
  signup: enSignup,
  signupForm: enSignupForm,
  signupNotices: enSignupNotices,
  staff: enStaff,
  staffReview: enStaffReview,
  stage: enStage,
  stageCard: enStageCard,
  stageHost: enStageHost,
  stageView: enStageView,
  standingExport: enStandingExport,
  stream: enStream,
  streamConsole: enStreamConsole,
  streamDesk: enStreamDesk,
  streamNotices: enStreamNotices,
  talk: enTalk,
  team: enTeam,
  teamConsole: enTeamConsole,
  teamNotices: enTeamNotices,
  ticket: enTicket,
  ticketBuy: enTicketBuy,
  ticketDesk: enTicketDesk,
  ticketExport: enTicketExport,
  ticketForm: enTicketForm,
  ticketNotices: enTicketNotices,
  ticketOwn: enTicketOwn,
  topic: enTopic,
  topicConsole: enTopicConsole,
  topicEdit: enTopicEdit,
  topicManage: enTopicManage,
  topicNotices: enTopicNotices,
  topicPage: enTopicPage,
  topicPick: enTopicPick,
  verification: enVerification,
  verificationConsole: enVerificationConsole,
  verificationNotices: enVerificationNotices,
  verificationSteps: enVerificationSteps,
  vote: enVote,
  voteDesk: enVoteDesk,
  voteExport: enVoteExport,
  wallet: enWallet,
  walletConsole: enWalletConsole,
  walletOrder: enWalletOrder,
  watch: enWatch,
  welfare: enWelfare,
  work: enWork,
  workCard: enWorkCard,
  workCategory: enWorkCategory,
  workConsole: enWorkConsole,
  workEdit: enWorkEdit,
  workNotices: enWorkNotices,
};

export const messages: Record<Language, Messages> = { zh, en };

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}
