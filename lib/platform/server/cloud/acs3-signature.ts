import { createHash, createHmac } from 'node:crypto';

/** A call of an Alibaba Cloud API with all parameters in the query. */
export interface Acs3Call {
  /** Base URL of the API: `https://dysmsapi.aliyuncs.com`. */
  apiUrl: string;
  action: string;
  version: string;
  parameters: Record<string, string>;
  /** Milliseconds UTC; deviations of a quarter of an hour are rejected. */
  now: number;
  /** Unique for each call. */
  nonce: string;
}

const algorithm = 'ACS3-HMAC-SHA256';

/**
 * Signs a call by version 3 of Alibaba Cloud's signature, for a POST to `address` with these headers and no body.
 * Own code because we make few calls: the official SDK adds 30 packages and 33 MB to the server (moment-timezone
 * and lodash among them) for these few lines.
 */
export function signAcs3(
  { apiUrl, action, version, parameters, now, nonce }: Acs3Call,
  { accessKeyId, accessKeySecret }: { accessKeyId: string; accessKeySecret: string },
): { address: string; headers: Record<string, string> } {
  const { origin, host } = new URL(apiUrl);
  const query = canonicalQuery(parameters);
  const bodyHash = sha256('');
  // In the order of their names, as they are signed.
  const signed = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': new Date(now).toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const request = ['POST', '/', query, lines.join(''), names, bodyHash].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${algorithm}\n${sha256(request)}`)
    .digest('hex');
  const { host: _, ...headers } = signed;
  return {
    address: `${origin}/?${query}`,
    headers: {
      ...headers,
      Authorization: `${algorithm} Credential=${accessKeyId},SignedHeaders=${names},Signature=${signature}`,
    },
  };
}

/** Sorted by name, and percent-encoded according to RFC 3986. */
function canonicalQuery(parameters: Record<string, string>): string {
  return Object.keys(parameters)
    .sort()
    .map((name) => `${encode(name)}=${encode(parameters[name] ?? '')}`)
    .join('&');
}

/** `encodeURIComponent` leaves five characters unencoded that RFC 3986 reserves. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
