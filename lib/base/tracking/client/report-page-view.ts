import { notify } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const collectEvent: CallOf<typeof contract.collectEvent> = calls.collectEvent;

/** Longer queries than the call takes say nothing more. */
const maxParam = 1024;

/** Records that a page was viewed, by its id and with its address, whose query may name the ad that led here. */
export function reportPageView(id: number, address: string): void {
  notify(collectEvent, { flag: String(id), param: address.slice(0, maxParam) });
}
