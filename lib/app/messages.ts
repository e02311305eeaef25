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
import enErrors from '@/messages/en/errors.json';
import enFormat from '@/messages/en/format.json';
import enHome from '@/messages/en/home.json';
import enLike from '@/messages/en/like.json';
import enModeration from '@/messages/en/moderation.json';
import enModerationConsole from '@/messages/en/moderation-console.json';
import enOperation from '@/messages/en/operation.json';
import enOperationConsole from '@/messages/en/operation-console.json';
import enPerson from '@/messages/en/person.json';
import enSettings from '@/messages/en/settings.json';
import enShell from '@/messages/en/shell.json';
import enStaff from '@/messages/en/staff.json';
import enTopic from '@/messages/en/topic.json';
import enVideo from '@/messages/en/video.json';
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
import zhErrors from '@/messages/zh/errors.json';
import zhFormat from '@/messages/zh/format.json';
import zhHome from '@/messages/zh/home.json';
import zhLike from '@/messages/zh/like.json';
import zhModeration from '@/messages/zh/moderation.json';
import zhModerationConsole from '@/messages/zh/moderation-console.json';
import zhOperation from '@/messages/zh/operation.json';
import zhOperationConsole from '@/messages/zh/operation-console.json';
import zhPerson from '@/messages/zh/person.json';
import zhSettings from '@/messages/zh/settings.json';
import zhShell from '@/messages/zh/shell.json';
import zhStaff from '@/messages/zh/staff.json';
import zhTopic from '@/messages/zh/topic.json';
import zhVideo from '@/messages/zh/video.json';
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
  errors: zhErrors,
  format: zhFormat,
  home: zhHome,
  like: zhLike,
  operation: zhOperation,
  person: zhPerson,
  settings: zhSettings,
  shell: zhShell,
  topic: zhTopic,
  video: zhVideo,
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
  errors: enErrors,
  format: enFormat,
  home: enHome,
  like: enLike,
  operation: enOperation,
  person: enPerson,
  settings: enSettings,
  shell: enShell,
  topic: enTopic,
  video: enVideo,
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
