import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface Account {
  accessKeyId: string;
  accessKeySecret: string;
}

interface Gateway {
  account: Account;
  now: () => number;
  /** The used nonces. */
  nonces: Set<string>;
}

const quarterOfAnHour = 900_000;

/** The Code of Alibaba Cloud's gateway for a call that is late, sent again, or not signed by ACS3-HMAC-SHA256; null for a right one. */
export function wrongInCall(request: IncomingMessage, body: Buffer, { account, now, nonces }: Gateway): string | null {
  const { headers } = request;
  const date = String(headers['x-acs-date']);
  const isDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date);
  if (!isDate || Math.abs(Date.parse(date) - now()) > quarterOfAnHour) return 'InvalidTimeStamp.Expired';
  const nonce = String(headers['x-acs-signature-nonce']);
  if (nonces.has(nonce)) return 'SignatureNonceUsed';
  nonces.add(nonce);
  return wrongInSignature(request, body, account);
}

const authorization =
  /^ACS3-HMAC-SHA256 Credential=(?<account>[^,]+),SignedHeaders=(?<signed>[^,]+),Signature=(?<signature>[0-9a-f]{64})$/;

/** The Code for a wrong signature; null for the right one. */
function wrongInSignature({ method, url = '', headers }: IncomingMessage, body: Buffer, account: Account) {
  const { groups } = authorization.exec(headers.authorization ?? '') ?? {};
  if (!groups) return 'IncompleteSignature';
  const { signed = '', signature = '' } = groups;
  if (groups.account !== account.accessKeyId) return 'InvalidAccessKeyId.NotFound';
  const bound = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-acs-'));
  if (signed !== bound.sort().join(';')) return 'IncompleteSignature';
  if (headers['x-acs-content-sha256'] !== hashOf(body)) return 'SignatureDoesNotMatch';

  const [path, query = ''] = url.split('?');
  const pairs = query.split('&').map((pair) => pair.split('=').map((part) => percentEncoded(decodeURIComponent(part))));
  const sorted = pairs.map((pair) => pair.join('=')).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  // The query in canonical encoding must equal the sent one: a different encoding is not what was signed.
  if (query !== sorted.join('&')) return 'SignatureDoesNotMatch';
  let canonical = `${method}\n${path}\n${query}\n`;
  for (const name of signed.split(';')) canonical += `${name}:${headers[name]}\n`;
  canonical += `\n${signed}\n${hashOf(body)}`;
  const key = createHmac('sha256', account.accessKeySecret);
  const expected = key
    .update('ACS3-HMAC-SHA256\n')
    .update(hashOf(Buffer.from(canonical)))
    .digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

/** Byte by byte: letters, digits and `-_.~` stay, every other byte is % and two uppercase hex digits. */
function percentEncoded(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[A-Za-z0-9\-_.~]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
