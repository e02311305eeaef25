import { handleChatAppError } from '@/lib/platform/client/error-path';
import { ConnectionError } from '@/lib/platform/client/errors';
import { pageCard } from '@/lib/platform/client/page-card';
import { configureSdk } from './js-sdk';
import type { ChatAppError, ChatSdk } from './load-sdk';

/**
 * Sets the share card of this page in the chat app (specification section 7, 'title, description, link, image') and
 * keeps it up to date: after a client navigation the head changes a little later than the address. Errors are shown
 * (section 8), except lost connections.
 *
 * @param address the address for which the JS-SDK is configured
 * @param signal aborted on navigation: nothing is requested, set or shown after it
 */
export async function keepShareCard(address: string, launchAppId: string | null, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const report = (error: Error | ChatAppError) => {
    if (signal.aborted) return;
    if (error instanceof ConnectionError) console.warn('The share card stays as it was', error);
    else handleChatAppError(error);
  };
  try {
    const sdk = await configureSdk(address, launchAppId);
    if (!signal.aborted) follow(sdk, report, signal);
  } catch (error) {
    report(error as Error | ChatAppError);
  }
}

/** Sets the card, again whenever the head changes it. */
function follow(sdk: ChatSdk, fail: (error: ChatAppError) => void, signal: AbortSignal) {
  let last = '';
  const set = () => {
    const { title, text: desc, url: link, image: imgUrl } = pageCard();
    const next = JSON.stringify([title, desc, link, imgUrl]);
    if (next === last) return;
    last = next;
    sdk.updateAppMessageShareData({ title, desc, link, imgUrl, fail });
    sdk.updateTimelineShareData({ title, link, imgUrl, fail });
  };
  set();
  const observer = new MutationObserver(set);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
