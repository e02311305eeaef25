import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { smsNotes } from '../settings';
import { keyOf, listOf, page, pairs } from './values';

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

/** The id of a key or of a team at Apple. */
const appleId = z.string().regex(/^[A-Z0-9]{10}$/, 'must have ten capital letters and digits');

/** Two fields of a template of the service account. */
const templateFields = z
  .string()
  .regex(/^[a-z_]+\d+,[a-z_]+\d+$/, 'must be the fields for what has happened and for when, such as thing1,time2');

/** What leaves the product: the chat app, text messages, push, mail. */
export const messagesValues = {
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
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example.org' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be like Lightfield <code@example.org>')
    .optional(),
};
