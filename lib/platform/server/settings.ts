/** Where the native app is got and how it is opened (specification sections 2 and 4); what is null is not offered. */
export interface AppSettings {
  /** The custom scheme, without its colon. */
  scheme: string | null;
  /** Its page in the App Store. */
  storeUrl: string | null;
  /** Its page in the store for everybody else: chat and microblog apps, Windows. */
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
  /** Without a slash at its end. */
  apiUrl: string;
}

/** An app at the chat app's platform. */
export interface WechatApp {
  appId: string;
  secret: string;
}

/** How people log in by the chat app; a way without an app is not offered. */
export interface WechatLoginSettings {
  /** Where people are asked for their consent. Without a slash at its end, as is the next. */
  openUrl: string;
  apiUrl: string;
  /** In the chat app's own browser: the service account. */
  inside: WechatApp | null;
  /** In every other browser, by a code to scan: a website app of the open platform. */
  qr: WechatApp | null;
}

/** The account that sends text messages, at Alibaba Cloud. */
export interface SmsSettings {
  accessKeyId: string;
  accessKeySecret: string;
  /** The name that messages begin with, as it was approved. */
  signName: string;
  /** Code of the template for numbers of mainland China; its one variable is `code`. */
  template: string;
  /** The same for all other numbers; null where they get no messages. */
  templateAbroad: string | null;
  /** Where SendSms is. */
  apiUrl: string;
}

/** The server that takes our e-mail. */
export interface MailSettings {
  /** smtp:// or smtps://, with its credentials. */
  serverUrl: string;
  /** The sender, with or without a name. */
  from: string;
}

/** How business customers reach the team (specification section 2, 'Business pages'). */
export interface BusinessSettings {
  /** As it is shown; null where none is offered. */
  hotline: string | null;
  email: string | null;
  /** Where requests and messages are announced; null for nowhere. */
  teamEmail: string | null;
  /** Forms elsewhere that take the place of our own request form, by service. */
  forms: Partial<Record<string, string>>;
  /** A live chat elsewhere, shown in a frame in place of our own. */
  chatUrl: string | null;
  /** The content page that /contact-us shows. */
  contactPageId: string;
  /** How many requests may come in a day, from all people together. */
  requestsPerDay: number;
}
