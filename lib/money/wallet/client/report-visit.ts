import { notify } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import { readStored, writeStored } from '@/lib/platform/client/storage';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import * as calls from '../calls';
import type * as contract from '../contract';

const noteVisit: CallOf<typeof contract.noteVisit> = calls.noteVisit;

/** Notes the first visit of a Beijing day of whoever is logged in; the answer is ignored. */
export function reportVisit(): void {
  const today = beijingDay(Date.now());
  if (readStored('visitedOn') === today) return;
  writeStored('visitedOn', today);
  notify(noteVisit, {});
}
