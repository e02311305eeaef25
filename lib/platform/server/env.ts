import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type {
  AppSettings,
  MailSettings,
  SmsSettings,
  WechatApp,
  WechatLoginSettings,
  WechatSettings,
} from './settings';

/** Values that make sense only together. */
const belongTogether = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['WECHAT_WEB_APP_ID', 'WECHAT_WEB_APP_SECRET'],
  ['ALIYUN_ACCESS_KEY_ID', 'ALIYUN_ACCESS_KEY_SECRET', 'ALIYUN_SMS_SIGN_NAME', 'ALIYUN_SMS_TEMPLATE'],
  ['SMTP_URL', 'MAIL_FROM'],
] as const;

const page = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org/app' });
const listOf = (item: RegExp, error: string) =>
  z
    .string()
    .transform((list) => list.split(',').map((text) => text.trim()))
    .pipe(z.array(z.string().regex(item, error)));

/**
 * The configuration, read from the environment once and validated at start (DESIGN 8). README's table and
 * `.env.example` describe each value.
 */
const schema = z
  .object({
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: z
      .string()
      .regex(/^(postgres(ql)?:\/\/|file:\/)/, 'must begin with postgres:// or file:/')
      .optional(),
    SITE_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' }).optional(),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    DEMO: z.enum(['0', '1']).optional(),
    DEMO_PASSWORD: z
      .string()
      .regex(/^(?=.*\D).{7,128}$/, 'must have at least 7 characters, not only digits')
      .optional(),
    POSTING_NEEDS_PHONE: z.enum(['0', '1']).default('1'),
    CODES_PER_DAY: z.coerce.number().int().min(1).default(5000),
    BANNER_HIDDEN_USER: z.string().optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    COMPANY_NAME: z.string().optional(),
    ICP_NUMBER: z.string().optional(),
    POLICE_NUMBER: z.string().optional(),
    APP_SCHEME: z
      .string()
      .regex(/^[a-z][a-z0-9+.-]*$/, 'must be the name of a scheme, such as lightfield')
      .optional(),
    APP_STORE_URL: page.optional(),
    APP_MARKET_URL: page.optional(),
    APP_UNIVERSAL_LINK: page.optional(),
    APP_APK_FILE: z
      .string()
      .refine((file) => existsSync(file), 'must name a file')
      .optional(),
    APPLE_APP_IDS: listOf(/^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/, 'must be ids such as ABCDE12345.org.example.app').default(
      [],
    ),
    ANDROID_APP_PACKAGE: z
      .string()
      .regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, 'must be a package such as org.example.app')
      .optional(),
    ANDROID_APP_FINGERPRINTS: listOf(
      /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/,
      'must be SHA-256 fingerprints such as 14:6D:E9:…',
    ).default([]),
    WECHAT_APP_ID: z.string().optional(),
    WECHAT_APP_SECRET: z.string().optional(),
    WECHAT_WEB_APP_ID: z.string().optional(),
    WECHAT_WEB_APP_SECRET: z.string().optional(),
    WECHAT_OPEN_URL: page.default('https://open.weixin.qq.com'),
    WECHAT_API_URL: page.default('https://api.weixin.qq.com'),
    WECHAT_LAUNCH_APP_ID: z.string().optional(),
    WECHAT_VERIFY: listOf(/^[A-Za-z0-9]+$/, 'must be what stands between MP_verify_ and .txt').default([]),
    ALIYUN_ACCESS_KEY_ID: z.string().optional(),
    ALIYUN_ACCESS_KEY_SECRET: z.string().optional(),
    ALIYUN_SMS_SIGN_NAME: z.string().optional(),
    ALIYUN_SMS_TEMPLATE: z.string().optional(),
    ALIYUN_SMS_TEMPLATE_ABROAD: z.string().optional(),
    ALIYUN_SMS_URL: page.default('https://dysmsapi.aliyuncs.com'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example.org' })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be like Lightfield <code@example.org>')
      .optional(),
  })
  .superRefine((values, context) => {
    for (const names of belongTogether) {
      if (!names.some((name) => values[name])) continue;
      for (const missing of names.filter((name) => !values[name])) {
        const others = names.filter((name) => name !== missing).join(' and ');
        context.addIssue({ code: 'custom', path: [missing], message: `is needed with ${others}` });
      }
    }
  });

export interface Env {
  /** Absolute folder of the database file and the media. */
  dataDir: string;
  databaseUrl: string;
  /** The public address without a slash at its end. */
  siteUrl: string;
  port: number;
  logLevel: z.output<typeof schema>['LOG_LEVEL'];
  metricsToken: string | null;
  /** Demonstration content and accounts: only on a loopback address, or when asked for. */
  demo: boolean;
  /** The password of all demonstration accounts; null for a random one each, and where there is no demonstration. */
  demoPassword: string | null;
  /** Whether only who has bound a phone may publish. */
  postingNeedsPhone: boolean;
  /** How many one-time codes may be sent in a day, to all people together: what the messages may cost at most. */
  codesPerDay: number;
  bannerHiddenUserId: string | null;
  s3: { endpoint: string | null; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | null;
  companyName: string | null;
  icpNumber: string | null;
  policeNumber: string | null;
  app: AppSettings;
  wechat: WechatSettings | null;
  wechatLogin: WechatLoginSettings;
  /** Id of the app at the chat app's open platform, for the launch tag. */
  wechatLaunchAppId: string | null;
  /** The codes of the files `MP_verify_<code>.txt`. */
  wechatVerify: string[];
  sms: SmsSettings | null;
  mail: MailSettings | null;
}

/** The configuration is wrong; the message is for the operator, one sentence per value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Reads a configuration; throws a ConfigurationError with one sentence per wrong value, each with its name. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
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
    icpNumber: values.ICP_NUMBER ?? null,
    policeNumber: values.POLICE_NUMBER ?? null,
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
    wechatLaunchAppId: values.WECHAT_LAUNCH_APP_ID ?? null,
    wechatVerify: values.WECHAT_VERIFY,
    sms: smsSettings(values),
    mail: values.SMTP_URL && values.MAIL_FROM ? { serverUrl: values.SMTP_URL, from: values.MAIL_FROM } : null,
  };
}

function wechatApp(appId: string | undefined, secret: string | undefined): WechatApp | null {
  return appId && secret ? { appId, secret } : null;
}

function smsSettings(values: z.output<typeof schema>): SmsSettings | null {
  const { ALIYUN_ACCESS_KEY_ID, ALIYUN_ACCESS_KEY_SECRET, ALIYUN_SMS_SIGN_NAME, ALIYUN_SMS_TEMPLATE } = values;
  if (!(ALIYUN_ACCESS_KEY_ID && ALIYUN_ACCESS_KEY_SECRET && ALIYUN_SMS_SIGN_NAME && ALIYUN_SMS_TEMPLATE)) return null;
  return {
    accessKeyId: ALIYUN_ACCESS_KEY_ID,
    accessKeySecret: ALIYUN_ACCESS_KEY_SECRET,
    signName: ALIYUN_SMS_SIGN_NAME,
    template: ALIYUN_SMS_TEMPLATE,
    templateAbroad: values.ALIYUN_SMS_TEMPLATE_ABROAD ?? null,
    apiUrl: values.ALIYUN_SMS_URL,
  };
}

function isLoopback(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };

/** The process's configuration. Next keeps several module graphs in one process, hence the global. */
export function env(): Env {
  slot.lightfieldEnv ??= readEnv(process.env);
  return slot.lightfieldEnv;
}

/** Whether Next is building the pages, when there is nothing to connect to. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
