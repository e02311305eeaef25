import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { smsNotes } from './settings';

/** Values that are only valid together. */
const belongTogether = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['WECHAT_WEB_APP_ID', 'WECHAT_WEB_APP_SECRET'],
  ['WECHAT_NOTICE_TEMPLATE', 'WECHAT_NOTICE_FIELDS'],
  ['WECHAT_REMINDER_TEMPLATE', 'WECHAT_REMINDER_FIELDS'],
  ['JPUSH_APP_KEY', 'JPUSH_MASTER_SECRET'],
  ['APNS_KEY', 'APNS_KEY_ID', 'APNS_TEAM_ID', 'APNS_TOPIC'],
  ['ALIYUN_ACCESS_KEY_ID', 'ALIYUN_ACCESS_KEY_SECRET', 'ALIYUN_SMS_SIGN_NAME', 'ALIYUN_SMS_TEMPLATE'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['TURN_URLS', 'TURN_SECRET'],
  [
    'WECHAT_PAY_MCHID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_V3_KEY',
    'WECHAT_PAY_PUBLIC_KEYS',
  ],
  ['BANK_ACCOUNT_NAME', 'BANK_ACCOUNT_BANK', 'BANK_ACCOUNT_NUMBER'],
] as const;

/** What a provider of live streams needs. */
const neededByProvider = [
  'LIVE_PUSH_HOST',
  'LIVE_PULL_HOST',
  'LIVE_PUSH_KEY',
  'LIVE_PULL_KEY',
  'LIVE_CALLBACK_KEY',
  'LIVE_ACCESS_KEY_ID',
  'LIVE_ACCESS_KEY_SECRET',
] as const;

/** The services of `lib/business/lead/codes.ts`, which the platform may not import; a test in lib/app compares them. */
export const services = ['resources', 'activities', 'competitions', 'advertising', 'sales', 'industry'] as const;

const page = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org/app' });
const listOf = (item: RegExp, error: string) =>
  z
    .string()
    .transform((list) => list.split(',').map((text) => text.trim()))
    .pipe(z.array(z.string().regex(item, error)));

/** A key in PEM, with line feeds as such or written as `\\n`, or the path of its file. */
function keyOf(read: (pem: string) => KeyObject, error: string, type: 'rsa' | 'ec' = 'rsa') {
  return z.string().transform((given, context) => {
    try {
      const key = read(given.includes('-----BEGIN') ? given.replaceAll('\\n', '\n') : readFileSync(given, 'utf8'));
      if (key.asymmetricKeyType === type) return key;
    } catch {
      // The reason may quote the key.
    }
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });
}

/** Keys by their ids: `PUB_KEY_ID_0123=/path/of/key.pem`, several separated by commas. A certificate has one, too. */
const publicKeys = z.string().transform((list, context) => {
  const keys = new Map<string, KeyObject>();
  for (const part of list.split(',')) {
    const [id = '', ...given] = part.trim().split('=');
    const key = keyOf(createPublicKey, '').safeParse(given.join('='));
    if (id !== '' && key.success) keys.set(id, key.data);
    else
      context.addIssue({ code: 'custom', message: `must be pairs of id and public key, which ${id || 'one'} is not` });
  }
  return keys;
});

/** The JSON of a service account, or the path of its file. */
const serviceAccount = z.string().transform((given, context) => {
  try {
    const text = given.trimStart().startsWith('{') ? given : readFileSync(given, 'utf8');
    const { project_id: projectId, ...account } = accountFile.parse(JSON.parse(text));
    const privateKey = createPrivateKey(account.private_key);
    return { projectId, email: account.client_email, privateKey, tokenUrl: account.token_uri };
  } catch {
    // The reason may quote the key.
    context.addIssue({ code: 'custom', message: 'must be the JSON of a service account, or the path of its file' });
    return z.NEVER;
  }
});
const accountFile = z.object({
  project_id: z.string().regex(/^[\w.:-]+$/),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
});

/** A name of a host, with a port where it has one. */
const host = z.string().regex(/^[A-Za-z0-9.-]+(:\d{1,5})?$/, 'must be a host such as live.example.org');

/** A key that signs addresses or callbacks, as the providers of live streams take it. */
const addressKey = z.string().regex(/^[A-Za-z0-9]{6,64}$/, 'must have 6 to 64 letters and digits');

/** Keys of 32 bytes as base64url, separated by commas. */
const secretKeys = listOf(/^[\w-]{43}$/, 'must be keys of 32 bytes as base64url').transform((list) =>
  list.map((key) => Buffer.from(key, 'base64url')),
);

/** The id of a key or of a team at Apple. */
const appleId = z.string().regex(/^[A-Z0-9]{10}$/, 'must have ten capital letters and digits');

/** Two fields of a template of the service account. */
const templateFields = z
  .string()
  .regex(/^[a-z_]+\d+,[a-z_]+\d+$/, 'must be the fields for what has happened and for when, such as thing1,time2');

/** Pairs such as `a=1,b=2`. */
const pairs = z
  .string()
  .default('')
  .transform((list) =>
    Object.fromEntries(
      list
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.trim().split(/=(.*)/s)),
    ),
  );

/**
 * The configuration, read from the environment once and validated at start (DESIGN 8). The table in the README and
 * `.env.example` describe each value.
 */
export const environmentSchema = z
  .object({
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: z
      .string()
      .regex(/^(postgres(ql)?:\/\/|file:\/)/, 'must begin with postgres:// or file:/')
      .optional(),
    PAPERS_KEY: secretKeys.optional(),
    SITE_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' }).optional(),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    DEMO: z.enum(['0', '1']).optional(),
    DEMO_PASSWORD: z
      .string()
      .regex(/^(?=.*\D).{7,128}$/, 'must have at least 7 characters, not only digits')
      .optional(),
    DEMO_CLIPS: z.enum(['0', '1']).default('1'),
    FFMPEG: z.string().default('ffmpeg'),
    RTMP_PORT: z
      .union([z.literal('off').transform(() => null), z.coerce.number().int().min(1).max(65_535)], {
        error: 'must be a port, or off',
      })
      .default(1935),
    LIVE_SERVER: z
      .url({ protocol: /^rtmps?$/, error: 'must be an address such as rtmp://live.example.org/live' })
      .optional(),
    LIVE_STREAMS: z.coerce.number().int().min(1).max(32).default(2),
    LIVE_PROVIDER: z.enum(['embedded', 'aliyun', 'tencent']).default('embedded'),
    LIVE_PUSH_HOST: host.optional(),
    LIVE_PULL_HOST: host.optional(),
    LIVE_APP: z
      .string()
      .regex(/^\w{1,64}$/, 'must be the name of an application, such as live')
      .default('live'),
    LIVE_PUSH_KEY: addressKey.optional(),
    LIVE_PULL_KEY: addressKey.optional(),
    LIVE_CALLBACK_KEY: addressKey.optional(),
    LIVE_VALID_SECONDS: z.coerce.number().int().min(0).max(31_536_000).default(1800),
    LIVE_ACCESS_KEY_ID: z.string().optional(),
    LIVE_ACCESS_KEY_SECRET: z.string().optional(),
    LIVE_API_URL: page.optional(),
    POSTING_NEEDS_PHONE: z.enum(['0', '1']).default('1'),
    CODES_PER_DAY: z.coerce.number().int().min(1).default(5000),
    BANNER_HIDDEN_USER: z.string().optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    COMPANY_NAME: z.string().optional(),
    WECHAT_PAY_MCHID: z
      .string()
      .regex(/^\d{8,12}$/, 'must be the number of a merchant')
      .optional(),
    WECHAT_PAY_SERIAL: z
      .string()
      .regex(/^[0-9A-Fa-f]{16,64}$/, "must be the serial of the merchant's certificate")
      .optional(),
    WECHAT_PAY_PRIVATE_KEY: keyOf(
      createPrivateKey,
      'must be a private RSA key in PEM, or the path of its file',
    ).optional(),
    WECHAT_PAY_API_V3_KEY: z
      .string()
      .refine((key) => Buffer.byteLength(key) === 32, 'must have 32 bytes')
      .optional(),
    WECHAT_PAY_PUBLIC_KEYS: publicKeys.optional(),
    WECHAT_PAY_APP_ID: z.string().optional(),
    WECHAT_PAY_URL: z.url({ protocol: /^https?$/ }).default('https://api.mch.weixin.qq.com'),
    BANK_ACCOUNT_NAME: z.string().optional(),
    BANK_ACCOUNT_BANK: z.string().optional(),
    BANK_ACCOUNT_NUMBER: z.string().optional(),
    ICP_NUMBER: z.string().optional(),
    POLICE_NUMBER: z.string().optional(),
    BUSINESS_HOTLINE: z
      .string()
      .regex(/^\+?[\d ()-]{5,30}$/, 'must be a telephone number such as +86 21 0000 0000')
      .optional(),
    BUSINESS_EMAIL: z.email('must be an e-mail address').optional(),
    TEAM_EMAIL: z.email('must be an e-mail address').optional(),
    BUSINESS_FORMS: pairs.pipe(
      z.partialRecord(z.enum(services), page, 'must be like sales=https://forms.example.org/a,industry=https://…'),
    ),
    CUSTOMER_CHAT_URL: page.optional(),
    CONTACT_PAGE_ID: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'must be the id of a content page')
      .default('3209'),
    REQUESTS_PER_DAY: z.coerce.number().int().min(1).default(500),
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
    WECHAT_NOTICE_TEMPLATE: z.string().optional(),
    WECHAT_NOTICE_FIELDS: templateFields.optional(),
    WECHAT_REMINDER_TEMPLATE: z.string().optional(),
    WECHAT_REMINDER_FIELDS: templateFields.optional(),
    WECHAT_OPEN_URL: page.default('https://open.weixin.qq.com'),
    WECHAT_API_URL: page.default('https://api.weixin.qq.com'),
    WECHAT_LAUNCH_APP_ID: z.string().optional(),
    WECHAT_VERIFY: listOf(/^[A-Za-z0-9]+$/, 'must be what stands between MP_verify_ and .txt').default([]),
    ALIYUN_ACCESS_KEY_ID: z.string().optional(),
    ALIYUN_ACCESS_KEY_SECRET: z.string().optional(),
    ALIYUN_SMS_SIGN_NAME: z.string().optional(),
    ALIYUN_SMS_TEMPLATE: z.string().optional(),
    ALIYUN_SMS_TEMPLATE_ABROAD: z.string().optional(),
    ALIYUN_SMS_LIVE_TEMPLATES: pairs.pipe(
      z.partialRecord(
        z.enum(smsNotes),
        z.string().regex(/^\w{1,64}$/, 'must be codes of templates'),
        'must be like soon=SMS_1,canceled=SMS_2,missed=SMS_3',
      ),
    ),
    JPUSH_APP_KEY: z.string().optional(),
    JPUSH_MASTER_SECRET: z.string().optional(),
    JPUSH_URL: page.default('https://api.jpush.cn'),
    FCM_SERVICE_ACCOUNT: serviceAccount.optional(),
    FCM_URL: page.default('https://fcm.googleapis.com'),
    APNS_KEY: keyOf(createPrivateKey, 'must be a private P-256 key in PEM, or the path of its file', 'ec').optional(),
    APNS_KEY_ID: appleId.optional(),
    APNS_TEAM_ID: appleId.optional(),
    APNS_TOPIC: z
      .string()
      .regex(/^[A-Za-z0-9.-]+$/, 'must be the id of an app, such as org.example.app')
      .optional(),
    APNS_URL: page.default('https://api.push.apple.com'),
    ALIYUN_SMS_URL: page.default('https://dysmsapi.aliyuncs.com'),
    STUN_URLS: listOf(/^stuns?:[\w.:[\]-]+$/, 'must be addresses such as stun:stun.example.org:3478').default([]),
    TURN_URLS: listOf(
      /^turns?:[\w.:[\]-]+(\?transport=(udp|tcp))?$/,
      'must be addresses such as turn:turn.example.org:3478?transport=udp',
    ).optional(),
    TURN_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
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
    for (const missing of values.LIVE_PROVIDER === 'embedded' ? [] : neededByProvider.filter((name) => !values[name])) {
      const message = `is needed with LIVE_PROVIDER=${values.LIVE_PROVIDER}`;
      context.addIssue({ code: 'custom', path: [missing], message });
    }
    // Beside the embedded database a file holds it; several nodes need the same one.
    if (values.DATABASE_URL?.startsWith('postgres') && !values.PAPERS_KEY) {
      const message = 'is needed with PostgreSQL: 32 random bytes as base64url, which seal the papers of people';
      context.addIssue({ code: 'custom', path: ['PAPERS_KEY'], message });
    }
    if (values.WECHAT_PAY_MCHID && !values.WECHAT_PAY_APP_ID && !values.WECHAT_APP_ID) {
      const message = 'is needed with WECHAT_PAY_MCHID, or WECHAT_APP_ID';
      context.addIssue({ code: 'custom', path: ['WECHAT_PAY_APP_ID'], message });
    }
  });
