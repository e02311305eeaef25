import { env } from '@/lib/platform/server/env';
import { aliyunLive } from './aliyun-live';
import type { LiveProvider } from './live-provider';
import { tencentLive } from './tencent-live';

/** The provider of live streams; null where this site takes them in itself. */
export function liveProvider(): LiveProvider | null {
  const settings = env().live.provider;
  if (!settings) return null;
  return settings.vendor === 'aliyun' ? aliyunLive(settings) : tencentLive(settings);
}
