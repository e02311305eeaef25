import type { Host } from '@/lib/platform/shared/host';
import type { PayScene } from '../codes';

/** Where a payment of the chat app happens: in its own window inside of it, by its app on a phone, else by a code to scan. */
export function sceneOf(host: Host): PayScene {
  if (host === 'wechat') return 'jsapi';
  return host === 'windows' || host === 'web' ? 'native' : 'h5';
}
