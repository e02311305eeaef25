import type { LiveProvider } from '@/lib/live/stream/server/provider/live-provider';
import { liveProvider } from '@/lib/live/stream/server/provider/open-provider';
import { env } from '@/lib/platform/server/env';
import type { LiveProviderSettings } from '@/lib/platform/server/settings';
import { setEnv } from '../set-env';
import { type ProviderStandIn, startProvider } from './stand-in';

/** For each test of a block a provider that the site is configured for, with an empty state. */
export function useProvider(kind: LiveProviderSettings['vendor'], now: () => number): () => ProviderStandIn {
  let provider: ProviderStandIn;
  beforeEach(async () => {
    provider = await startProvider(kind, now);
    const server = `rtmp://${provider.settings.pushHost}/live`;
    setEnv({ live: { ...env().live, port: null, server, provider: provider.settings } });
  });
  afterEach(() => provider.stop());
  return () => provider;
}

/** The provider that the site is configured for. */
export function configuredProvider(): LiveProvider {
  const provider = liveProvider();
  if (!provider) throw new Error('No provider is configured.');
  return provider;
}
