import type { Language } from '@/lib/platform/shared/language';
import enFeed from '@/messages/en/app/feed.json';
import enAppLink from '@/messages/en/base/app-link.json';
import enContent from '@/messages/en/base/content.json';
import enContentConsole from '@/messages/en/base/content-console.json';
import enDelivery from '@/messages/en/base/delivery.json';
import enModeration from '@/messages/en/base/moderation.json';
import enModerationConsole from '@/messages/en/base/moderation-console.json';
import enStaff from '@/messages/en/base/staff.json';
import enAdvertising from '@/messages/en/business/advertising.json';
import enAdvertisingConsole from '@/messages/en/business/advertising-console.json';
import enBanner from '@/messages/en/business/banner.json';
import enBannerConsole from '@/messages/en/business/banner-console.json';
import enBusiness from '@/messages/en/business/business.json';
import enChat from '@/messages/en/business/chat.json';
import enChatConsole from '@/messages/en/business/chat-console.json';
import enLead from '@/messages/en/business/lead.json';
import enLeadConsole from '@/messages/en/business/lead-console.json';
import enTopic from '@/messages/en/community/topic.json';
import enActivity from '@/messages/en/events/activity.json';
import enCentre from '@/messages/en/front/centre.json';
import enSelect from '@/messages/en/front/centre-select.json';
import enDiscoverFind from '@/messages/en/front/discover-find.json';
import enDiscoverSearch from '@/messages/en/front/discover-search.json';
import enDiscoverType from '@/messages/en/front/discover-type.json';
import enHome from '@/messages/en/front/home.json';
import enSettings from '@/messages/en/front/settings.json';
import enShell from '@/messages/en/front/shell.json';
import enWatch from '@/messages/en/front/watch.json';
import enAccount from '@/messages/en/people/account.json';
import enAccountConsole from '@/messages/en/people/account-console.json';
import enPerson from '@/messages/en/people/person.json';
import enClient from '@/messages/en/platform/client.json';
import enErrors from '@/messages/en/platform/errors.json';
import enFormat from '@/messages/en/platform/format.json';
import enCollection from '@/messages/en/reactions/collection.json';
import enComment from '@/messages/en/reactions/comment.json';
import enLike from '@/messages/en/reactions/like.json';
import enFilmEdit from '@/messages/en/works/film-edit.json';
import enFilmHistory from '@/messages/en/works/film-history.json';
import enFilmPlayer from '@/messages/en/works/film-player.json';
import enPlaylist from '@/messages/en/works/playlist.json';
import enPlaylistConsole from '@/messages/en/works/playlist-console.json';
import enPlaylistEdit from '@/messages/en/works/playlist-edit.json';
import enPlaylistPage from '@/messages/en/works/playlist-page.json';
import enRanking from '@/messages/en/works/ranking.json';
import enRecommend from '@/messages/en/works/recommend.json';
import enRecommendConsole from '@/messages/en/works/recommend-console.json';
import enWork from '@/messages/en/works/work.json';
import enWorkCard from '@/messages/en/works/work-card.json';
import enWorkCategory from '@/messages/en/works/work-category.json';
import enWorkConsole from '@/messages/en/works/work-console.json';
import enWorkEdit from '@/messages/en/works/work-edit.json';
import zhFeed from '@/messages/zh/app/feed.json';
import zhAppLink from '@/messages/zh/base/app-link.json';
import zhContent from '@/messages/zh/base/content.json';
import zhContentConsole from '@/messages/zh/base/content-console.json';
import zhDelivery from '@/messages/zh/base/delivery.json';
import zhModeration from '@/messages/zh/base/moderation.json';
import zhModerationConsole from '@/messages/zh/base/moderation-console.json';
import zhStaff from '@/messages/zh/base/staff.json';
import zhAdvertising from '@/messages/zh/business/advertising.json';
import zhAdvertisingConsole from '@/messages/zh/business/advertising-console.json';
import zhBanner from '@/messages/zh/business/banner.json';
import zhBannerConsole from '@/messages/zh/business/banner-console.json';
import zhBusiness from '@/messages/zh/business/business.json';
import zhChat from '@/messages/zh/business/chat.json';
import zhChatConsole from '@/messages/zh/business/chat-console.json';
import zhLead from '@/messages/zh/business/lead.json';
import zhLeadConsole from '@/messages/zh/business/lead-console.json';
import zhTopic from '@/messages/zh/community/topic.json';
import zhActivity from '@/messages/zh/events/activity.json';
import zhCentre from '@/messages/zh/front/centre.json';
import zhSelect from '@/messages/zh/front/centre-select.json';
import zhDiscoverFind from '@/messages/zh/front/discover-find.json';
import zhDiscoverSearch from '@/messages/zh/front/discover-search.json';
import zhDiscoverType from '@/messages/zh/front/discover-type.json';
import zhHome from '@/messages/zh/front/home.json';
import zhSettings from '@/messages/zh/front/settings.json';
import zhShell from '@/messages/zh/front/shell.json';
import zhWatch from '@/messages/zh/front/watch.json';
import zhAccount from '@/messages/zh/people/account.json';
import zhAccountConsole from '@/messages/zh/people/account-console.json';
import zhPerson from '@/messages/zh/people/person.json';
import zhClient from '@/messages/zh/platform/client.json';
import zhErrors from '@/messages/zh/platform/errors.json';
import zhFormat from '@/messages/zh/platform/format.json';
import zhCollection from '@/messages/zh/reactions/collection.json';
import zhComment from '@/messages/zh/reactions/comment.json';
import zhLike from '@/messages/zh/reactions/like.json';
import zhFilmEdit from '@/messages/zh/works/film-edit.json';
import zhFilmHistory from '@/messages/zh/works/film-history.json';
import zhFilmPlayer from '@/messages/zh/works/film-player.json';
import zhPlaylist from '@/messages/zh/works/playlist.json';
import zhPlaylistConsole from '@/messages/zh/works/playlist-console.json';
import zhPlaylistEdit from '@/messages/zh/works/playlist-edit.json';
import zhPlaylistPage from '@/messages/zh/works/playlist-page.json';
import zhRanking from '@/messages/zh/works/ranking.json';
import zhRecommend from '@/messages/zh/works/recommend.json';
import zhRecommendConsole from '@/messages/zh/works/recommend-console.json';
import zhWork from '@/messages/zh/works/work.json';
import zhWorkCard from '@/messages/zh/works/work-card.json';
import zhWorkCategory from '@/messages/zh/works/work-category.json';
import zhWorkConsole from '@/messages/zh/works/work-console.json';
import zhWorkEdit from '@/messages/zh/works/work-edit.json';

const zh = {
  account: zhAccount,
  staff: zhStaff,
  lead: zhLead,
  leadConsole: zhLeadConsole,
  advertising: zhAdvertising,
  advertisingConsole: zhAdvertisingConsole,
  chat: zhChat,
  chatConsole: zhChatConsole,
  contentConsole: zhContentConsole,
  bannerConsole: zhBannerConsole,
  accountConsole: zhAccountConsole,
  moderation: zhModeration,
  moderationConsole: zhModerationConsole,
  business: zhBusiness,
  activity: zhActivity,
  appLink: zhAppLink,
  centre: zhCentre,
  client: zhClient,
  collection: zhCollection,
  comment: zhComment,
  content: zhContent,
  delivery: zhDelivery,
  discoverSearch: zhDiscoverSearch,
  discoverType: zhDiscoverType,
  discoverFind: zhDiscoverFind,
  errors: zhErrors,
  feed: zhFeed,
  format: zhFormat,
  home: zhHome,
  like: zhLike,
  banner: zhBanner,
  person: zhPerson,
  ranking: zhRanking,
  playlist: zhPlaylist,
  playlistConsole: zhPlaylistConsole,
  playlistEdit: zhPlaylistEdit,
  playlistPage: zhPlaylistPage,
  centreSelect: zhSelect,
  settings: zhSettings,
  shell: zhShell,
  topic: zhTopic,
  workCard: zhWorkCard,
  workCategory: zhWorkCategory,
  workConsole: zhWorkConsole,
  watch: zhWatch,
  work: zhWork,
  filmPlayer: zhFilmPlayer,
  filmEdit: zhFilmEdit,
  filmHistory: zhFilmHistory,
  recommend: zhRecommend,
  recommendConsole: zhRecommendConsole,
  workEdit: zhWorkEdit,
};

/** All words by language and namespace. Chinese is the source: its keys are the ones that code may use. */
export type Messages = typeof zh;

const en: Messages = {
  account: enAccount,
  staff: enStaff,
  lead: enLead,
  leadConsole: enLeadConsole,
  advertising: enAdvertising,
  advertisingConsole: enAdvertisingConsole,
  chat: enChat,
  chatConsole: enChatConsole,
  contentConsole: enContentConsole,
  bannerConsole: enBannerConsole,
  accountConsole: enAccountConsole,
  moderation: enModeration,
  moderationConsole: enModerationConsole,
  business: enBusiness,
  activity: enActivity,
  appLink: enAppLink,
  centre: enCentre,
  client: enClient,
  collection: enCollection,
  comment: enComment,
  content: enContent,
  delivery: enDelivery,
  discoverSearch: enDiscoverSearch,
  discoverType: enDiscoverType,
  discoverFind: enDiscoverFind,
  errors: enErrors,
  feed: enFeed,
  format: enFormat,
  home: enHome,
  like: enLike,
  banner: enBanner,
  person: enPerson,
  ranking: enRanking,
  playlist: enPlaylist,
  playlistConsole: enPlaylistConsole,
  playlistEdit: enPlaylistEdit,
  playlistPage: enPlaylistPage,
  centreSelect: enSelect,
  settings: enSettings,
  shell: enShell,
  topic: enTopic,
  workCard: enWorkCard,
  workCategory: enWorkCategory,
  workConsole: enWorkConsole,
  watch: enWatch,
  work: enWork,
  filmPlayer: enFilmPlayer,
  filmEdit: enFilmEdit,
  filmHistory: enFilmHistory,
  recommend: enRecommend,
  recommendConsole: enRecommendConsole,
  workEdit: enWorkEdit,
};

export const messages: Record<Language, Messages> = { zh, en };

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}
