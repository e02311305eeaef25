import { createHmac } from 'node:crypto';
import { millisecondsInHour, millisecondsInSecond } from 'date-fns/constants';
import { stageLimits } from '../codes';
import type { JoinedStage } from '../contract';

interface Relays {
  turn: { urls: string[]; secret: string } | null;
  stunUrls: string[];
}

/**
 * What a browser asks for its own address and for a relay. The way through the relay is for one person and ends by itself, by the scheme
 * of coturn (`use-auth-secret`): the name is `<expiry in seconds>:<person>`, the password its HMAC-SHA1.
 */
export function iceServers({ turn, stunUrls }: Relays, person: string, now: number): JoinedStage['iceServers'] {
  const stun = stunUrls.length > 0 ? [{ urls: stunUrls }] : [];
  if (!turn) return stun;
  const expiry = Math.floor((now + stageLimits.relayHours * millisecondsInHour) / millisecondsInSecond);
  const username = `${expiry}:${person}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [...stun, { urls: turn.urls, username, credential }];
}
