import { createHash, createHmac } from 'node:crypto';

/** A call of a Tencent Cloud API with its parameters as JSON. */
export interface Tc3Call {
  /** Base URL of the API: `https://live.tencentcloudapi.com`. */
  apiUrl: string;
  /** Its name in the signature: `live`. */
  service: string;
  action: string;
  version: string;
  /** JSON. */
  body: string;
  /** Milliseconds UTC; deviations of five minutes are rejected. */
  now: number;
}

const algorithm = 'TC3-HMAC-SHA256';
/** Headers that are signed, as documented; the others need not be. */
const names = 'content-type;host';
const contentType = 'application/json; charset=utf-8';

/** Signs a call by version 3 of Tencent Cloud's signature, for a POST of `body` to `address` with these headers. */
export function signTc3(
  { apiUrl, service, action, version, body, now }: Tc3Call,
  { accessKeyId, accessKeySecret }: { accessKeyId: string; accessKeySecret: string },
): { address: string; headers: Record<string, string> } {
  const { origin, host } = new URL(apiUrl);
  const timestamp = String(Math.floor(now / 1000));
  const day = new Date(now).toISOString().slice(0, 10);
  const lines = `content-type:${contentType}\nhost:${host}\n`;
  const request = ['POST', '/', '', lines, names, sha256(body)].join('\n');
  const scope = `${day}/${service}/tc3_request`;
  const key = [day, service, 'tc3_request'].reduce<string | Buffer>(hmac, `TC3${accessKeySecret}`);
  const signature = hmac(key, [algorithm, timestamp, scope, sha256(request)].join('\n')).toString('hex');
  return {
    address: `${origin}/`,
    headers: {
      'Content-Type': contentType,
      'X-TC-Action': action,
      'X-TC-Version': version,
      'X-TC-Timestamp': timestamp,
      Authorization: `${algorithm} Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
    },
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
