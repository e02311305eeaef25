import { notify } from '@/lib/platform/client/call';
import { onceInTab } from '@/lib/platform/client/once-in-tab';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const recordBannerClick: CallOf<typeof contract.recordBannerClick> = calls.recordBannerClick;
const recordBannerShow: CallOf<typeof contract.recordBannerShow> = calls.recordBannerShow;

type Reported = Pick<contract.BannerItem, 'id' | 'locationId' | 'sort'>;

const once = onceInTab('shownBanners');

/** Reports that a banner was shown, once per visit, and marks it (specification section 4). */
export function reportShow(banner: Reported): void {
  once(banner.id, () => notify(recordBannerShow, eventOf(banner)));
}

/** Reports a press. The call outlives the page, so that navigation does not wait for it. */
export function reportClick(banner: Reported): void {
  notify(recordBannerClick, eventOf(banner));
}

function eventOf({ id, locationId, sort }: Reported) {
  return { locationId, sort, configId: id };
}
