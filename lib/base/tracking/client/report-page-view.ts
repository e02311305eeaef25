import { notify } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const collectEvent: CallOf<typeof contract.collectEvent> = calls.collectEvent;

/** Longer queries than the call accepts contain nothing useful. */
const maxParam = 1024;

/** Records a page view, by the page's id and its address, whose query may name an ad. */
export function reportPageView(id: number, address: string): void {
  notify(collectEvent, { flag: String(id), param: address.slice(0, maxParam) });
}
