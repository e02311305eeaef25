import { z } from 'zod';
import { appValues } from './environment/app';
import { businessValues } from './environment/business';
import { liveValues } from './environment/live';
import { messagesValues } from './environment/messages';
import { moneyValues } from './environment/money';
import { siteValues } from './environment/site';

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

/**
 * The configuration, read from the environment once and validated at start (DESIGN 8). The table in the README and
 * `.env.example` describe each value.
 */
export const environmentSchema = z
  .object({
    ...siteValues,
    ...businessValues,
    ...moneyValues,
    ...messagesValues,
    ...liveValues,
    ...appValues,
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
