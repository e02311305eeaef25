import { env } from '@/lib/platform/server/env';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { counter } from './counter';
import type { Provider } from './provider';

type Settings = Pick<ReturnType<typeof env>, 'demo'>;

/**
 * The service that new payments begin at: the chat app's where it is configured, on a demonstration else a counter of our
 * own; null for none.
 */
export function payService({ demo }: Settings = env()): Provider | null {
  return demo ? counter : null;
}

/** The service of a payment that was begun. Throws NotConfigured where it is not configured any more. */
export function providerOf(way: Provider['way'], settings: Settings = env()): Provider {
  const service = payService(settings);
  if (service?.way === way) return service;
  throw new CodedError('NotConfigured');
}
