import { type KeyObject, sign } from 'node:crypto';

/** A JSON Web Token (RFC 7519) signed by an RSA key (RS256) or a P-256 key (ES256). */
export function signJwt(key: KeyObject, claims: object, header: { kid?: string } = {}): string {
  const alg = key.asymmetricKeyType === 'ec' ? 'ES256' : 'RS256';
  const parts = [{ alg, typ: 'JWT', ...header }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signed = parts.join('.');
  // A signature of a token is two numbers, not the usual structure around them (RFC 7518, section 3.4).
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
