import type { Env } from '@/lib/platform/server/env';
import type { PushPlatform, PushService } from '../codes';
import { apns } from './apns';
import { fcm } from './fcm';
import { jpush } from './jpush';
import { outboxPush } from './outbox-push';
import type { PushSender } from './push-sender';

export type PushEnv = Pick<Env, 'push' | 'demo'>;

/** The services of this site with their senders: providers, or the outbox of a demonstration. */
export function sendersOf({ push, demo }: PushEnv): Map<PushService, PushSender> {
  const senders = new Map<PushService, PushSender>();
  if (push.jpush) return senders.set('jpush', jpush(push.jpush));
  if (push.fcm) senders.set('fcm', fcm(push.fcm));
  if (push.apns) senders.set('apns', apns(push.apns));
  if (senders.size === 0 && demo) senders.set('outbox', outboxPush);
  return senders;
}

/** The service that reaches a system; null for none. */
export function serviceFor(platform: PushPlatform, settings: PushEnv): PushService | null {
  const own: PushService = platform === 'ios' ? 'apns' : 'fcm';
  const senders = sendersOf(settings);
  // FCM knows no other system than Android.
  const possible: PushService[] = ['jpush', ...(platform === 'harmony' ? [] : [own]), 'outbox'];
  return possible.find((service) => senders.has(service)) ?? null;
}
