import type { KeyObject } from 'node:crypto';

/** Ways to get and open the native app (specification sections 2 and 4); null ones are not offered. */
export interface AppSettings {
  /** The custom scheme, without its colon. */
  scheme: string | null;
  /** Its page in the App Store. */
  storeUrl: string | null;
  /** Its page in the store for other systems: chat and microblog apps, Windows. */
  marketUrl: string | null;
  /** An address that iOS opens in the app. */
  universalLink: string | null;
  apkFile: string | null;
  appleIds: string[];
  androidPackage: string | null;
  androidFingerprints: string[];
}

/** The service account of the chat app, for its JS-SDK (specification section 7). */
export interface WechatSettings {
  appId: string;
  secret: string;
  /** Without a trailing slash. */
  apiUrl: string;
}

/** The template of the service account that people are told of notices by. */
export interface WechatNoticeSettings {
  templateId: string;
  /** Its fields: what has happened, and when. */
  fields: { text: string; time: string };
}

/** An app registered at the chat app's platform. */
export interface WechatApp {
  appId: string;
  secret: string;
}

/** Logins by the chat app; a way without an app is not offered. */
export interface WechatLoginSettings {
  /** The page that asks for consent. Without a trailing slash, like the next. */
  openUrl: string;
  apiUrl: string;
  /** In the chat app's own browser: the service account. */
  inside: WechatApp | null;
  /** In other browsers, by a QR code: a website app of the open platform. */
  qr: WechatApp | null;
}

/** What people are told of by text messages that have a template of their own. */
export const smsNotes = ['soon', 'canceled', 'missed'] as const;
export type SmsNote = (typeof smsNotes)[number];

/** The account for sending text messages, at Alibaba Cloud. */
export interface SmsSettings {
  accessKeyId: string;
  accessKeySecret: string;
  /** The approved signature at the beginning of messages. */
  signName: string;
  /** Code of the template for numbers of mainland China; its only variable is `code`. */
  template: string;
  /** The same for all other numbers; null if they get no messages. */
  templateAbroad: string | null;
  /** Templates about live streams for numbers of mainland China, with the variables `title` and `time`; nobody is told of others. */
  notes: Partial<Record<SmsNote, string>>;
  /** Address of SendSms. */
  apiUrl: string;
}

/** The SMTP server. */
export interface MailSettings {
  /** smtp:// or smtps://, with its credentials. */
  serverUrl: string;
  /** The sender, with or without a name. */
  from: string;
}

/** How business customers reach the team (specification section 2, 'Business pages'). */
export interface BusinessSettings {
  /** As displayed; null where there is none. */
  hotline: string | null;
  email: string | null;
  /** Address for announcements of requests and messages; null for none. */
  teamEmail: string | null;
  /** External forms that replace our own request form, by service. */
  forms: Partial<Record<string, string>>;
  /** An external live chat, shown in a frame in place of our own. */
  chatUrl: string | null;
  /** The content page that /contact-us shows. */
  contactPageId: string;
  /** Maximum number of requests per day, over all people. */
  requestsPerDay: number;
}

/** A bank account of the company, as it is shown to who transfers money. */
export interface BankAccount {
  name: string;
  bank: string;
  number: string;
}

/** The merchant's account at WeChat Pay (API v3). */
export interface WechatPaySettings {
  mchId: string;
  /** The account of the chat app that payments belong to. */
  appId: string;
  /** The serial of the merchant's certificate, and its private key. */
  serial: string;
  privateKey: KeyObject;
  /** 32 bytes, for decrypting notices. */
  apiV3Key: Buffer;
  /** The service's public keys by their ids (`PUB_KEY_ID_…`, or the serial of a platform certificate). */
  publicKeys: ReadonlyMap<string, KeyObject>;
  /** The key that answers are to be signed with: the first one. */
  keyInUse: string;
  /** Without trailing slash. */
  apiUrl: string;
}

/** The account at a provider that takes live streams in and gives them out. */
export interface LiveProviderSettings {
  vendor: 'aliyun' | 'tencent';
  /** The domains that streams are sent to and played from; the latter may have a port. */
  pushHost: string;
  pullHost: string;
  /** The first part of the paths of both: `live`. */
  app: string;
  /** The keys that sign addresses of both domains, and the provider's callbacks. */
  pushKey: string;
  pullKey: string;
  callbackKey: string;
  /** Seconds that a signed address is valid after the time that it names, as set at both domains. */
  validSeconds: number;
  accessKeyId: string;
  accessKeySecret: string;
  /** Without trailing slash. */
  apiUrl: string;
}

/** A TURN server with the REST scheme of coturn. */
export interface TurnSettings {
  urls: string[];
  secret: string;
}

/** The account at JPush, by which the app is reached on all systems. */
export interface JpushSettings {
  appKey: string;
  masterSecret: string;
  /** Without trailing slash, as those below. */
  apiUrl: string;
}

/** The service account at Firebase Cloud Messaging, by which the app is reached on Android. */
export interface FcmSettings {
  projectId: string;
  email: string;
  privateKey: KeyObject;
  /** Gives access tokens for signed claims. */
  tokenUrl: string;
  apiUrl: string;
}

/** The key at Apple's push service, by which the app is reached on its systems. */
export interface ApnsSettings {
  keyId: string;
  teamId: string;
  /** An elliptic key (P-256). */
  privateKey: KeyObject;
  /** The app's bundle id. */
  topic: string;
  apiUrl: string;
}

/** Push services; JPush reaches all systems, so that the others are not used beside it. */
export interface PushSettings {
  jpush: JpushSettings | null;
  fcm: FcmSettings | null;
  apns: ApnsSettings | null;
}
