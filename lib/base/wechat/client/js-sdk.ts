import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';
import { type ChatSdk, loadSdk } from './load-sdk';
import { type SdkState, setSdkState } from './sdk-state';

const getSignature: CallOf<typeof contract.getSignature> = calls.getSignature;

interface Setup {
  /** Without its hash. */
  address: string;
  ready: Promise<ChatSdk>;
  stop(): void;
}

let setup: Setup | null = null;

/**
 * Configures the JS-SDK for an address of this site and returns it once it is ready. The last configured address is not
 * signed again; a newer call supersedes an older one, whose promise then rejects.
 *
 * @param href the address that the chat app checks, without its hash
 * @param launchAppId id of the native app at the open platform, for the launch tag; null where there is none
 * @throws what the chat app says (`errMsg`), ChunkError when the SDK does not load, and what `call` throws
 */
export function configureSdk(href: string, launchAppId: string | null): Promise<ChatSdk> {
  const address = href.replace(/#.*/, '');
  if (setup?.address !== address) {
    setup?.stop();
    setup = begin(address, launchAppId);
  }
  return setup.ready;
}

function begin(address: string, launchAppId: string | null): Setup {
  const overtaken = new AbortController();
  const ready = configure(address, launchAppId, overtaken.signal);
  const settle = (state: SdkState) => {
    if (overtaken.signal.aborted) return;
    if (state === 'failed') setup = null;
    setSdkState(state);
  };
  setSdkState('waiting');
  ready.then(
    () => settle('ready'),
    () => settle('failed'),
  );
  return { address, ready, stop: () => overtaken.abort() };
}

async function configure(url: string, launchAppId: string | null, signal: AbortSignal): Promise<ChatSdk> {
  const [sdk, signed] = await Promise.all([loadSdk(), call(getSignature, { url }, { signal })]);
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    sdk.config({
      debug: false,
      ...signed,
      jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'],
      openTagList: launchAppId ? ['wx-open-launch-app'] : [],
    });
    // After a rejection the SDK reports ready too: the first callback counts.
    sdk.error(reject);
    sdk.ready(resolve);
  });
  return sdk;
}
