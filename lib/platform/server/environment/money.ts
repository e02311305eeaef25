import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { keyOf } from './values';

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

/** Payments by the chat app and by bank transfer. */
export const moneyValues = {
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
};
