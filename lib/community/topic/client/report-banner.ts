import { notify } from '@/lib/platform/client/call';
import { onceInTab } from '@/lib/platform/client/once-in-tab';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const recordShow: CallOf<typeof contract.recordTopicBannerShow> = calls.recordTopicBannerShow;
const recordClick: CallOf<typeof contract.recordTopicBannerClick> = calls.recordTopicBannerClick;

const once = onceInTab('shownTopicBanners');

/** Reports that a banner of a channel was seen, once per visit. */
export function reportTopicBannerShow({ id }: contract.TopicBanner): void {
  once(id, () => notify(recordShow, { id }));
}

/** Reports a press on a banner of a channel. The call outlives the page, so that the way on does not wait for it. */
export function reportTopicBannerClick({ id }: contract.TopicBanner): void {
  notify(recordClick, { id });
}
