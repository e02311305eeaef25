import { createDecipheriv, verify } from 'node:crypto';
import type { WechatPaySettings } from '@/lib/platform/server/settings';

/** How far a signature's time may be from ours, in seconds. */
const skew = 300;

/** Probes of the service begin so: they must be refused, and are no attack. */
const probe = 'WECHATPAY/SIGNTEST/';

export type Refusal = 'probe' | 'headers' | 'time' | 'serial' | 'signature';

/**
 * Why an answer or a notice is not from the service; null for one that is. Its signature is verified over the body as it
 * came, before anything of it is read.
 * @param now milliseconds UTC
 */
export function refusalOf(
  { publicKeys }: Pick<WechatPaySettings, 'publicKeys'>,
  headers: Headers,
  body: string,
  now: number,
): Refusal | null {
  const of = (name: string) => headers.get(`wechatpay-${name}`) ?? '';
  const [timestamp, nonce, signature, serial] = [of('timestamp'), of('nonce'), of('signature'), of('serial')];
  if (signature.startsWith(probe)) return 'probe';
  if (!/^\d{1,12}$/.test(timestamp) || nonce === '' || signature === '') return 'headers';
  if (Math.abs(now / 1000 - Number(timestamp)) >= skew) return 'time';
  const key = publicKeys.get(serial);
  if (!key) return 'serial';
  const signed = Buffer.from(`${timestamp}\n${nonce}\n${body}\n`);
  return verify('sha256', signed, key, Buffer.from(signature, 'base64')) ? null : 'signature';
}

/** What a notice hides: AES-256-GCM with the key of API v3; the last 16 bytes are its tag. */
export interface Resource {
  ciphertext: string;
  nonce: string;
  associated_data?: string | undefined;
}

const tagLength = 16;

/** The text of a resource. Throws where it was changed or was made with another key. */
export function decrypt(
  { apiV3Key }: Pick<WechatPaySettings, 'apiV3Key'>,
  { ciphertext, nonce, associated_data: associated = '' }: Resource,
): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, nonce, { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(associated));
  decipher.setAuthTag(bytes.subarray(-tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(0, -tagLength)), decipher.final()]).toString();
}
