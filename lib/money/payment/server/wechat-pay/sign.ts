import { type KeyObject, sign } from 'node:crypto';
import type { WechatPaySettings } from '@/lib/platform/server/settings';

/** A moment and a nonce of a signature: seconds UTC, and at most 32 characters. */
export interface Moment {
  timestamp: string;
  nonce: string;
}

/** A request as it is signed: the path with its query, the body as it is sent. */
export interface SignedRequest {
  method: 'GET' | 'POST';
  path: string;
  body: string;
}

/** SHA256-RSA2048 in base64 over lines that each end with a line feed. */
function signLines(key: KeyObject, lines: readonly string[]): string {
  return sign('sha256', Buffer.from(lines.map((line) => `${line}\n`).join('')), key).toString('base64');
}

/** The header `Authorization` of a request (WeChat Pay API v3): its serial is that of the merchant's certificate. */
export function authorizationOf(
  { mchId, serial, privateKey }: Pick<WechatPaySettings, 'mchId' | 'serial' | 'privateKey'>,
  { method, path, body }: SignedRequest,
  { timestamp, nonce }: Moment,
): string {
  const signature = signLines(privateKey, [method, path, timestamp, nonce, body]);
  const values = { mchid: mchId, nonce_str: nonce, signature, timestamp, serial_no: serial };
  const said = Object.entries(values).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${said.join(',')}`;
}

/** The parameters of the chat app's own payment window. */
export function jsapiParameters(
  { appId, privateKey }: Pick<WechatPaySettings, 'appId' | 'privateKey'>,
  prepayId: string,
  { timestamp, nonce }: Moment,
): Record<string, string> {
  const packed = `prepay_id=${prepayId}`;
  const paySign = signLines(privateKey, [appId, timestamp, nonce, packed]);
  return { appId, timeStamp: timestamp, nonceStr: nonce, package: packed, signType: 'RSA', paySign };
}
