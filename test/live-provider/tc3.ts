import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const fiveMinutes = 300;

/** The Code of Tencent Cloud's gateway for a call that is late or not signed by TC3-HMAC-SHA256; null for a right one. */
export function wrongInTc3(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  { id, secret, service, now }: { id: string; secret: string; service: string; now: number },
): string | null {
  const seconds = Number(headers['x-tc-timestamp']);
  if (!(Math.abs(seconds - now / 1000) <= fiveMinutes)) return 'AuthFailure.SignatureExpire';
  const given =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/([^/]+)\/(\w+)\/tc3_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
  const [, account, day, named, signed = '', signature] = given.exec(headers.authorization ?? '') ?? [];
  if (account !== id) return 'AuthFailure.SecretIdNotFound';
  const isOfDay = day === new Date(seconds * 1000).toISOString().split('T')[0];
  if (!isOfDay || named !== service || !/(^|;)content-type;host(;|$)/.test(signed))
    return 'AuthFailure.SignatureFailure';
  const [path, query = ''] = url.split('?');
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim().toLowerCase()}\n`);
  const canonical = `${method}\n${path}\n${query}\n${lines.join('')}\n${signed}\n${hash(body)}`;
  const text = `TC3-HMAC-SHA256\n${seconds}\n${day}/${service}/tc3_request\n${hash(Buffer.from(canonical))}`;
  const dated = sign(Buffer.from(`TC3${secret}`), day ?? '');
  const key = sign(sign(dated, service), 'tc3_request');
  return sign(key, text).toString('hex') === signature ? null : 'AuthFailure.SignatureFailure';
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
