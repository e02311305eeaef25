import { env, isLoopback } from '@/lib/platform/server/env';
import { openOutsideProxy } from './outside-proxy';
import type { StreamSource } from './stream-source';

/** What ffmpeg may speak: the proxy carries all of it. */
const protocols = 'https,tls,tcp,httpproxy,crypto';
/** Microseconds without an answer after which ffmpeg gives up. */
const patience = 10_000_000;

/**
 * An address (HLS, https) as a source: ffmpeg fetches it itself, by a proxy that lets it out only. A site on the loopback may fetch
 * from the machine that it runs on. `isCopied` where viewers do not get it from us.
 */
export async function openAddress(address: string, { isCopied }: { isCopied: boolean }): Promise<StreamSource> {
  const proxy = await openOutsideProxy({ mayGoInside: isLoopback(env().siteUrl) });
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    input: {
      words: [
        ...['-protocol_whitelist', protocols, '-rw_timeout', `${patience}`, '-allowed_extensions', 'ALL'],
        // At the speed of its time, also where all of it is there already.
        ...['-re', '-f', 'hls', '-i', address],
      ],
      environment: { http_proxy: proxy.address },
    },
    isCopied,
    feed: () => () => {},
    picture: async () => true,
    sends: () => ({ video: proxy.bytes() > 0, audio: true }),
    bytes: proxy.bytes,
    leftOut: () => 0,
    cut() {
      proxy.close();
      letGo();
    },
    gone,
  };
}
