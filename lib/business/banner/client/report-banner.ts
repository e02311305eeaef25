import { notify } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import { keepInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import * as calls from '../calls';
import type * as contract from '../contract';

const recordBannerClick: CallOf<typeof contract.recordBannerClick> = calls.recordBannerClick;
const recordBannerShow: CallOf<typeof contract.recordBannerShow> = calls.recordBannerShow;

type Reported = Pick<contract.BannerItem, 'id' | 'locationId' | 'sort'>;

const storageKey = 'shownBanners';
let marks: Set<string> | undefined;

/** Reports that a banner was shown, once per visit, and marks it (specification section 4). */
export function reportShow(banner: Reported): void {
  marks ??= readMarks();
  if (marks.has(banner.id)) return;
  notify(recordBannerShow, eventOf(banner));
  marks.add(banner.id);
  keepInTab(storageKey, JSON.stringify([...marks]));
}

/** Reports a press. The call outlives the page, so that navigation does not wait for it. */
export function reportClick(banner: Reported): void {
  notify(recordBannerClick, eventOf(banner));
}

function eventOf({ id, locationId, sort }: Reported) {
  return { locationId, sort, configId: id };
}

function readMarks(): Set<string> {
  const saved = readJsonInTab(storageKey);
  return new Set(Array.isArray(saved) ? saved.map(String) : []);
}
