import type { Language } from '@/lib/platform/shared/language';
import enAccount from '@/messages/en/account.json';
import enActivity from '@/messages/en/activity.json';
import enAppLink from '@/messages/en/app-link.json';
import enCentre from '@/messages/en/centre.json';
import enClient from '@/messages/en/client.json';
import enCollection from '@/messages/en/collection.json';
import enContent from '@/messages/en/content.json';
import enDelivery from '@/messages/en/delivery.json';
import enErrors from '@/messages/en/errors.json';
import enFormat from '@/messages/en/format.json';
import enHome from '@/messages/en/home.json';
import enOperation from '@/messages/en/operation.json';
import enPerson from '@/messages/en/person.json';
import enSettings from '@/messages/en/settings.json';
import enShell from '@/messages/en/shell.json';
import enTopic from '@/messages/en/topic.json';
import enVideo from '@/messages/en/video.json';
import zhAccount from '@/messages/zh/account.json';
import zhActivity from '@/messages/zh/activity.json';
import zhAppLink from '@/messages/zh/app-link.json';
import zhCentre from '@/messages/zh/centre.json';
import zhClient from '@/messages/zh/client.json';
import zhCollection from '@/messages/zh/collection.json';
import zhContent from '@/messages/zh/content.json';
import zhDelivery from '@/messages/zh/delivery.json';
import zhErrors from '@/messages/zh/errors.json';
import zhFormat from '@/messages/zh/format.json';
import zhHome from '@/messages/zh/home.json';
import zhOperation from '@/messages/zh/operation.json';
import zhPerson from '@/messages/zh/person.json';
import zhSettings from '@/messages/zh/settings.json';
import zhShell from '@/messages/zh/shell.json';
import zhTopic from '@/messages/zh/topic.json';
import zhVideo from '@/messages/zh/video.json';

const zh = {
  account: zhAccount,
  activity: zhActivity,
  appLink: zhAppLink,
  centre: zhCentre,
  client: zhClient,
  collection: zhCollection,
  content: zhContent,
  delivery: zhDelivery,
  errors: zhErrors,
  format: zhFormat,
  home: zhHome,
  operation: zhOperation,
  person: zhPerson,
  settings: zhSettings,
  shell: zhShell,
  topic: zhTopic,
  video: zhVideo,
};

/** All words by language and namespace. Chinese is the source: its keys are the ones that code may use. */
export type Messages = typeof zh;

const en: Messages = {
  account: enAccount,
  activity: enActivity,
  appLink: enAppLink,
  centre: enCentre,
  client: enClient,
  collection: enCollection,
  content: enContent,
  delivery: enDelivery,
  errors: enErrors,
  format: enFormat,
  home: enHome,
  operation: enOperation,
  person: enPerson,
  settings: enSettings,
  shell: enShell,
  topic: enTopic,
  video: enVideo,
};

export const messages: Record<Language, Messages> = { zh, en };

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}
