import type { Language } from '@/lib/platform/shared/language';
import enAccount from '@/messages/en/account.json';
import enAccountConsole from '@/messages/en/account-console.json';
import enActivity from '@/messages/en/activity.json';
import enAdvertising from '@/messages/en/advertising.json';
import enAdvertisingConsole from '@/messages/en/advertising-console.json';
import enAppLink from '@/messages/en/app-link.json';
import enBusiness from '@/messages/en/business.json';
import enCentre from '@/messages/en/centre.json';
import enChat from '@/messages/en/chat.json';
import enChatConsole from '@/messages/en/chat-console.json';
import enClient from '@/messages/en/client.json';
import enCollection from '@/messages/en/collection.json';
import enComment from '@/messages/en/comment.json';
import enContent from '@/messages/en/content.json';
import enContentConsole from '@/messages/en/content-console.json';
import enCooperation from '@/messages/en/cooperation.json';
import enCooperationConsole from '@/messages/en/cooperation-console.json';
import enDelivery from '@/messages/en/delivery.json';
import enDiscoverFind from '@/messages/en/discover-find.json';
import enDiscoverSearch from '@/messages/en/discover-search.json';
import enDiscoverType from '@/messages/en/discover-type.json';
import enErrors from '@/messages/en/errors.json';
import enFeed from '@/messages/en/feed.json';
import enFormat from '@/messages/en/format.json';
import enHome from '@/messages/en/home.json';
import enLike from '@/messages/en/like.json';
import enModeration from '@/messages/en/moderation.json';
import enModerationConsole from '@/messages/en/moderation-console.json';
import enOperation from '@/messages/en/operation.json';
import enOperationConsole from '@/messages/en/operation-console.json';
import enPerson from '@/messages/en/person.json';
import enPlaylist from '@/messages/en/playlist.json';
import enPlaylistConsole from '@/messages/en/playlist-console.json';
import enPlaylistEdit from '@/messages/en/playlist-edit.json';
import enPlaylistPage from '@/messages/en/playlist-page.json';
import enRanking from '@/messages/en/ranking.json';
import enSelect from '@/messages/en/select.json';
import enSettings from '@/messages/en/settings.json';
import enShell from '@/messages/en/shell.json';
import enStaff from '@/messages/en/staff.json';
import enTopic from '@/messages/en/topic.json';
import enVideo from '@/messages/en/video.json';
import enVideoCategory from '@/messages/en/video-category.json';
import enVideoConsole from '@/messages/en/video-console.json';
import enVideoPlayer from '@/messages/en/video-player.json';
import enWatch from '@/messages/en/watch.json';
import enWork from '@/messages/en/work.json';
import enWorkEdit from '@/messages/en/work-edit.json';
import zhAccount from '@/messages/zh/account.json';
import zhAccountConsole from '@/messages/zh/account-console.json';
import zhActivity from '@/messages/zh/activity.json';
import zhAdvertising from '@/messages/zh/advertising.json';
import zhAdvertisingConsole from '@/messages/zh/advertising-console.json';
import zhAppLink from '@/messages/zh/app-link.json';
import zhBusiness from '@/messages/zh/business.json';
import zhCentre from '@/messages/zh/centre.json';
import zhChat from '@/messages/zh/chat.json';
import zhChatConsole from '@/messages/zh/chat-console.json';
import zhClient from '@/messages/zh/client.json';
import zhCollection from '@/messages/zh/collection.json';
import zhComment from '@/messages/zh/comment.json';
import zhContent from '@/messages/zh/content.json';
import zhContentConsole from '@/messages/zh/content-console.json';
import zhCooperation from '@/messages/zh/cooperation.json';
import zhCooperationConsole from '@/messages/zh/cooperation-console.json';
import zhDelivery from '@/messages/zh/delivery.json';
import zhDiscoverFind from '@/messages/zh/discover-find.json';
import zhDiscoverSearch from '@/messages/zh/discover-search.json';
import zhDiscoverType from '@/messages/zh/discover-type.json';
import zhErrors from '@/messages/zh/errors.json';
import zhFeed from '@/messages/zh/feed.json';
import zhFormat from '@/messages/zh/format.json';
import zhHome from '@/messages/zh/home.json';
import zhLike from '@/messages/zh/like.json';
import zhModeration from '@/messages/zh/moderation.json';
import zhModerationConsole from '@/messages/zh/moderation-console.json';
import zhOperation from '@/messages/zh/operation.json';
import zhOperationConsole from '@/messages/zh/operation-console.json';
import zhPerson from '@/messages/zh/person.json';
import zhPlaylist from '@/messages/zh/playlist.json';
import zhPlaylistConsole from '@/messages/zh/playlist-console.json';
import zhPlaylistEdit from '@/messages/zh/playlist-edit.json';
import zhPlaylistPage from '@/messages/zh/playlist-page.json';
import zhRanking from '@/messages/zh/ranking.json';
import zhSelect from '@/messages/zh/select.json';
import zhSettings from '@/messages/zh/settings.json';
import zhShell from '@/messages/zh/shell.json';
import zhStaff from '@/messages/zh/staff.json';
import zhTopic from '@/messages/zh/topic.json';
import zhVideo from '@/messages/zh/video.json';
import zhVideoCategory from '@/messages/zh/video-category.json';
import zhVideoConsole from '@/messages/zh/video-console.json';
import zhVideoPlayer from '@/messages/zh/video-player.json';
import zhWatch from '@/messages/zh/watch.json';
import zhWork from '@/messages/zh/work.json';
import zhWorkEdit from '@/messages/zh/work-edit.json';

const zh = {
  account: zhAccount,
  staff: zhStaff,
  cooperation: zhCooperation,
  cooperationConsole: zhCooperationConsole,
  advertising: zhAdvertising,
  advertisingConsole: zhAdvertisingConsole,
  chat: zhChat,
  chatConsole: zhChatConsole,
  contentConsole: zhContentConsole,
  operationConsole: zhOperationConsole,
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
  operation: zhOperation,
  person: zhPerson,
  ranking: zhRanking,
  playlist: zhPlaylist,
  playlistConsole: zhPlaylistConsole,
  playlistEdit: zhPlaylistEdit,
  playlistPage: zhPlaylistPage,
  select: zhSelect,
  settings: zhSettings,
  shell: zhShell,
  topic: zhTopic,
  video: zhVideo,
  videoCategory: zhVideoCategory,
  videoConsole: zhVideoConsole,
  watch: zhWatch,
  work: zhWork,
  videoPlayer: zhVideoPlayer,
  workEdit: zhWorkEdit,
};

/** All words by language and namespace. Chinese is the source: its keys are the ones that code may use. */
export type Messages = typeof zh;

const en: Messages = {
  account: enAccount,
  staff: enStaff,
  cooperation: enCooperation,
  cooperationConsole: enCooperationConsole,
  advertising: enAdvertising,
  advertisingConsole: enAdvertisingConsole,
  chat: enChat,
  chatConsole: enChatConsole,
  contentConsole: enContentConsole,
  operationConsole: enOperationConsole,
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
  operation: enOperation,
  person: enPerson,
  ranking: enRanking,
  playlist: enPlaylist,
  playlistConsole: enPlaylistConsole,
  playlistEdit: enPlaylistEdit,
  playlistPage: enPlaylistPage,
  select: enSelect,
  settings: enSettings,
  shell: enShell,
  topic: enTopic,
  video: enVideo,
  videoCategory: enVideoCategory,
  videoConsole: enVideoConsole,
  watch: enWatch,
  work: enWork,
  videoPlayer: enVideoPlayer,
  workEdit: enWorkEdit,
};

export const messages: Record<Language, Messages> = { zh, en };

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}
