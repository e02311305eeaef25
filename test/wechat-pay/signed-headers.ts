import { randomBytes, sign } from 'node:crypto';
import type { Account } from './account.ts';

/** What may be wrong with a signature. */
export type SigningFault = 'forged' | 'stale' | 'unknownKey' | 'unsigned' | 'probe';

/** The headers that sign an answer or a notice: `timestamp\nnonce\nbody\n`, with the vendor's key. */
export function signedHeaders(
  body: string,
  fault: SigningFault | undefined,
  { key, foreignKey, keyId }: Account,
  now: number,
): Record<string, string> {
  if (fault === 'unsigned') return {};
  const timestamp = String(Math.floor(now / 1000) - (fault === 'stale' ? 300 : 0));
  const nonce = randomBytes(16).toString('hex');
  const text = Buffer.from(`${timestamp}\n${nonce}\n${body}\n`);
  const isForeign = fault === 'forged' || fault === 'unknownKey';
  const signature = sign('RSA-SHA256', text, isForeign ? foreignKey : key).toString('base64');
  return {
    'Wechatpay-Timestamp': timestamp,
    'Wechatpay-Nonce': nonce,
    'Wechatpay-Serial': fault === 'unknownKey' ? '1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C' : keyId,
    'Wechatpay-Signature': fault === 'probe' ? `WECHATPAY/SIGNTEST/${signature}` : signature,
    'Wechatpay-Signature-Type': 'WECHATPAY2-SHA256-RSA2048',
  };
}
