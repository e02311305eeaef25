import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const authorization =
  /^AWS4-HMAC-SHA256 Credential=(?<account>[^/]+)\/(?<scope>\d{8}\/[^/]+\/s3\/aws4_request), *SignedHeaders=(?<signed>[^,]+), *Signature=(?<signature>[0-9a-f]{64})$/;

/**
 * Whether a request has the right signature (AWS Signature Version 4, in its Authorization header) by this account's
 * secret of its method, path, query, signed headers and body.
 */
export function isSigned(request: IncomingMessage, body: Buffer, account: string, secret: string): boolean {
  const parts = authorization.exec(request.headers.authorization ?? '')?.groups;
  const { signed = '', scope = '', signature = '' } = parts ?? {};
  const bodyHash = request.headers['x-amz-content-sha256'];
  if (parts?.account !== account || !signed.split(';').includes('host')) return false;
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false;
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical(request, signed))];
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return timingSafeEqual(hmac(signingKey, toSign.join('\n')), Buffer.from(signature, 'hex'));
}

/** The canonical request of the signature. */
function canonical(request: IncomingMessage, signed: string): string {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const bodyHash = request.headers['x-amz-content-sha256'];
  return [request.method, pathname, query.join('&'), headers.join(''), signed, bodyHash].join('\n');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
