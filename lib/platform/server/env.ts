import { resolve } from 'node:path';
import type { z } from 'zod';
import { environmentSchema } from './env-schema';
import type {
  AppSettings,
  BankAccount,
  BusinessSettings,
  LiveProviderSettings,
  MailSettings,
  PushSettings,
  SmsSettings,
  TurnSettings,
  WechatApp,
  WechatLoginSettings,
  WechatNoticeSettings,
  WechatPaySettings,
  WechatSettings,
} from './settings';

export interface Env {
  /** Absolute folder of the database file and the media. */
  dataDir: string;
  databaseUrl: string;
  /** Keys that seal people's papers, the one in use first; null for that beside the embedded database. */
  papersKeys: Buffer[] | null;
  /** The public address without trailing slash. */
  siteUrl: string;
  port: number;
  logLevel: z.output<typeof environmentSchema>['LOG_LEVEL'];
  metricsToken: string | null;
  /** Demonstration content and accounts: only on a loopback address, or on request. */
  demo: boolean;
  /** The password of all demonstration accounts; null for a random one each, and outside a demonstration. */
  demoPassword: string | null;
  /** Whether publishing needs a bound phone number. */
  postingNeedsPhone: boolean;
  /** Maximum number of one-time codes per day, over all people, which limits the cost of messages. */
  codesPerDay: number;
  bannerHiddenUserId: string | null;
  s3: { endpoint: string | null; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | null;
  companyName: string | null;
  /** Where bank transfers for orders go; null where orders cannot be paid so. */
  bankAccount: BankAccount | null;
  icpNumber: string | null;
  policeNumber: string | null;
  business: BusinessSettings;
  app: AppSettings;
  wechat: WechatSettings | null;
  wechatLogin: WechatLoginSettings;
  /** Null where nothing is paid by WeChat Pay. */
  wechatPay: WechatPaySettings | null;
  /** Null where nobody is told of notices by the chat app. */
  wechatNotice: WechatNoticeSettings | null;
  /** The template for reminders of live streams; null for that of notices. */
  wechatReminder: WechatNoticeSettings | null;
  /** Id of the app at the chat app's open platform, for the launch tag. */
  wechatLaunchAppId: string | null;
  /** The codes of the files `MP_verify_<code>.txt`. */
  wechatVerify: string[];
  /** Servers that tell a browser its own address, for the talk on a stage. */
  stunUrls: string[];
  /** The relay for the networks that do not connect otherwise, and the secret that it shares with us; null for none. */
  turn: TurnSettings | null;
  sms: SmsSettings | null;
  mail: MailSettings | null;
  /** How the native app is reached on people's devices. */
  push: PushSettings;
  /** The program for encoding films: a path, or a name in the PATH. */
  ffmpeg: string;
  live: {
    /** The port at which encoders are taken in; null for none. */
    port: number | null;
    /** Where hosts send to: `rtmp://…/live`. */
    server: string;
    /** How many streams come to a node at once. */
    streams: number;
    /** Who takes streams in and gives them out in our place; null for nobody. */
    provider: LiveProviderSettings | null;
  };
  /** Whether the demonstration's works get playable clips. */
  demoClips: boolean;
}

/** The configuration is invalid; the message is for the operator, one sentence per value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Parses a configuration; throws a ConfigurationError with one sentence per invalid value, each with its name. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  }
  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  const siteUrl = (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  const demo = values.DEMO ? values.DEMO === '1' : isLoopback(siteUrl);
  return {
    dataDir,
    databaseUrl: values.DATABASE_URL ?? `file:${resolve(dataDir, 'lightfield.db')}`,
    papersKeys: values.PAPERS_KEY ?? null,
    siteUrl,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    demo,
    demoPassword: demo ? (values.DEMO_PASSWORD ?? null) : null,
    postingNeedsPhone: values.POSTING_NEEDS_PHONE === '1',
    codesPerDay: values.CODES_PER_DAY,
    bannerHiddenUserId: values.BANNER_HIDDEN_USER ?? null,
    s3:
      values.S3_BUCKET && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: values.S3_ENDPOINT ?? null,
            region: values.S3_REGION,
            bucket: values.S3_BUCKET,
            accessKeyId: values.S3_ACCESS_KEY_ID,
            secretAccessKey: values.S3_SECRET_ACCESS_KEY,
          }
        : null,
    companyName: values.COMPANY_NAME ?? null,
    bankAccount: bankAccount(values, demo),
    icpNumber: values.ICP_NUMBER ?? null,
    policeNumber: values.POLICE_NUMBER ?? null,
    business: businessSettings(values, demo),
    app: {
      scheme: values.APP_SCHEME ?? null,
      storeUrl: values.APP_STORE_URL ?? null,
      marketUrl: values.APP_MARKET_URL ?? null,
      universalLink: values.APP_UNIVERSAL_LINK ?? null,
      apkFile: values.APP_APK_FILE ? resolve(values.APP_APK_FILE) : null,
      appleIds: values.APPLE_APP_IDS,
      androidPackage: values.ANDROID_APP_PACKAGE ?? null,
      androidFingerprints: values.ANDROID_APP_FINGERPRINTS,
    },
    wechat:
      values.WECHAT_APP_ID && values.WECHAT_APP_SECRET
        ? {
            appId: values.WECHAT_APP_ID,
            secret: values.WECHAT_APP_SECRET,
            apiUrl: values.WECHAT_API_URL.replace(/\/+$/, ''),
          }
        : null,
    wechatLogin: {
      openUrl: values.WECHAT_OPEN_URL.replace(/\/+$/, ''),
      apiUrl: values.WECHAT_API_URL.replace(/\/+$/, ''),
      inside: wechatApp(values.WECHAT_APP_ID, values.WECHAT_APP_SECRET),
      qr: wechatApp(values.WECHAT_WEB_APP_ID, values.WECHAT_WEB_APP_SECRET),
    },
    wechatPay: wechatPay(values),
    wechatNotice: template(values, values.WECHAT_NOTICE_TEMPLATE, values.WECHAT_NOTICE_FIELDS),
    wechatReminder: template(values, values.WECHAT_REMINDER_TEMPLATE, values.WECHAT_REMINDER_FIELDS),
    wechatLaunchAppId: values.WECHAT_LAUNCH_APP_ID ?? null,
    wechatVerify: values.WECHAT_VERIFY,
    stunUrls: values.STUN_URLS,
    turn: values.TURN_URLS && values.TURN_SECRET ? { urls: values.TURN_URLS, secret: values.TURN_SECRET } : null,
    sms: smsSettings(values),
    mail: values.SMTP_URL && values.MAIL_FROM ? { serverUrl: values.SMTP_URL, from: values.MAIL_FROM } : null,
    push: pushSettings(values),
    ffmpeg: values.FFMPEG,
    live: liveSettings(values, siteUrl),
    demoClips: demo && values.DEMO_CLIPS === '1',
  };
}

/** A demonstration shows placeholders: a reserved number and a reserved address. */
const demonstrationContact = { hotline: '+1 202 555 0199', email: 'business@lightfield.example' };

function businessSettings(values: z.output<typeof environmentSchema>, demo: boolean): BusinessSettings {
  const shown = demo ? demonstrationContact : { hotline: null, email: null };
  const email = values.BUSINESS_EMAIL ?? shown.email;
  return {
    hotline: values.BUSINESS_HOTLINE ?? shown.hotline,
    email,
    teamEmail: values.TEAM_EMAIL ?? email,
    forms: values.BUSINESS_FORMS,
    chatUrl: values.CUSTOMER_CHAT_URL ?? null,
    contactPageId: values.CONTACT_PAGE_ID,
    requestsPerDay: values.REQUESTS_PER_DAY,
  };
}

/** A demonstration shows an account that does not exist. */
const demonstrationAccount = { name: '光场演示账户', bank: '演示银行', number: '0000 0000 0000 0000' };

function bankAccount(values: z.output<typeof environmentSchema>, demo: boolean): BankAccount | null {
  const { BANK_ACCOUNT_NAME: name, BANK_ACCOUNT_BANK: bank, BANK_ACCOUNT_NUMBER: number } = values;
  if (name && bank && number) return { name, bank, number };
  return demo ? demonstrationAccount : null;
}

function wechatApp(appId: string | undefined, secret: string | undefined): WechatApp | null {
  return appId && secret ? { appId, secret } : null;
}

/** A template of the service account, which must be there. */
function template(
  values: z.output<typeof environmentSchema>,
  templateId: string | undefined,
  fields: string | undefined,
): WechatNoticeSettings | null {
  const [text, time] = fields?.split(',') ?? [];
  return values.WECHAT_APP_ID && templateId && text && time ? { templateId, fields: { text, time } } : null;
}

function wechatPay(values: z.output<typeof environmentSchema>): WechatPaySettings | null {
  const { WECHAT_PAY_MCHID: mchId, WECHAT_PAY_SERIAL: serial, WECHAT_PAY_PRIVATE_KEY: privateKey } = values;
  const { WECHAT_PAY_API_V3_KEY: apiV3Key, WECHAT_PAY_PUBLIC_KEYS: publicKeys } = values;
  const appId = values.WECHAT_PAY_APP_ID ?? values.WECHAT_APP_ID;
  const [keyInUse] = publicKeys?.keys() ?? [];
  if (!(mchId && serial && privateKey && apiV3Key && publicKeys && keyInUse && appId)) return null;
  const apiUrl = values.WECHAT_PAY_URL.replace(/\/+$/, '');
  return { mchId, appId, serial, privateKey, apiV3Key: Buffer.from(apiV3Key), publicKeys, keyInUse, apiUrl };
}

function smsSettings(values: z.output<typeof environmentSchema>): SmsSettings | null {
  const { ALIYUN_ACCESS_KEY_ID, ALIYUN_ACCESS_KEY_SECRET, ALIYUN_SMS_SIGN_NAME, ALIYUN_SMS_TEMPLATE } = values;
  if (!(ALIYUN_ACCESS_KEY_ID && ALIYUN_ACCESS_KEY_SECRET && ALIYUN_SMS_SIGN_NAME && ALIYUN_SMS_TEMPLATE)) return null;
  return {
    accessKeyId: ALIYUN_ACCESS_KEY_ID,
    accessKeySecret: ALIYUN_ACCESS_KEY_SECRET,
    signName: ALIYUN_SMS_SIGN_NAME,
    template: ALIYUN_SMS_TEMPLATE,
    templateAbroad: values.ALIYUN_SMS_TEMPLATE_ABROAD ?? null,
    notes: values.ALIYUN_SMS_LIVE_TEMPLATES,
    apiUrl: values.ALIYUN_SMS_URL,
  };
}

/** With a provider, no encoder is taken in by ourselves. */
function liveSettings(values: z.output<typeof environmentSchema>, siteUrl: string): Env['live'] {
  const { RTMP_PORT: port, LIVE_STREAMS: streams } = values;
  const provider = liveProvider(values);
  if (provider) return { port: null, server: `rtmp://${provider.pushHost}/${provider.app}`, streams, provider };
  return { port, server: values.LIVE_SERVER ?? rtmpAddress(siteUrl, port), streams, provider };
}

const liveApis = { aliyun: 'https://live.aliyuncs.com', tencent: 'https://live.tencentcloudapi.com' } as const;

function liveProvider(values: z.output<typeof environmentSchema>): LiveProviderSettings | null {
  const { LIVE_PROVIDER: vendor, LIVE_PUSH_HOST: pushHost, LIVE_PULL_HOST: pullHost, LIVE_APP: app } = values;
  const { LIVE_PUSH_KEY: pushKey, LIVE_PULL_KEY: pullKey, LIVE_CALLBACK_KEY: callbackKey } = values;
  const { LIVE_ACCESS_KEY_ID: accessKeyId, LIVE_ACCESS_KEY_SECRET: accessKeySecret } = values;
  if (vendor === 'embedded' || !(pushHost && pullHost && pushKey && pullKey && callbackKey)) return null;
  if (!(accessKeyId && accessKeySecret)) return null;
  const apiUrl = (values.LIVE_API_URL ?? liveApis[vendor]).replace(/\/+$/, '');
  const keys = { pushKey, pullKey, callbackKey, accessKeyId, accessKeySecret };
  return { vendor, pushHost, pullHost, app, ...keys, validSeconds: values.LIVE_VALID_SECONDS, apiUrl };
}

/** At the host of the site; 1935 is the port that encoders take by themselves. */
function rtmpAddress(siteUrl: string, port: number | null): string {
  if (port === null) return '';
  return `rtmp://${new URL(siteUrl).hostname}${port === 1935 ? '' : `:${port}`}/live`;
}

function pushSettings(values: z.output<typeof environmentSchema>): PushSettings {
  const { JPUSH_APP_KEY: appKey, JPUSH_MASTER_SECRET: masterSecret, FCM_SERVICE_ACCOUNT: account } = values;
  const { APNS_KEY: privateKey, APNS_KEY_ID: keyId, APNS_TEAM_ID: teamId, APNS_TOPIC: topic } = values;
  const bare = (address: string) => address.replace(/\/+$/, '');
  return {
    jpush: appKey && masterSecret ? { appKey, masterSecret, apiUrl: bare(values.JPUSH_URL) } : null,
    fcm: account ? { ...account, apiUrl: bare(values.FCM_URL) } : null,
    apns:
      privateKey && keyId && teamId && topic
        ? { ...{ privateKey, keyId, teamId, topic }, apiUrl: bare(values.APNS_URL) }
        : null,
  };
}

/** Whether an address is of the machine itself. */
export function isLoopback(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };

/** The process's configuration. Next has several module graphs in one process, hence the global. */
export function env(): Env {
  slot.lightfieldEnv ??= readEnv(process.env);
  return slot.lightfieldEnv;
}

/** The environment of child processes: the PATH and similar values, and no secrets. */
export function environmentOfPrograms(): NodeJS.ProcessEnv {
  return { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH };
}

/** Whether Next is building the pages, without a database. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
