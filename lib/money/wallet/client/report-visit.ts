import { notify } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const noteVisit: CallOf<typeof contract.noteVisit> = calls.noteVisit;

/** Notes today's visit of whoever is logged in; the answer is ignored. */
export function reportVisit(): void {
  notify(noteVisit, {});
}
