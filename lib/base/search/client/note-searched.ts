import { notify } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { SearchKind } from '../codes';
import type * as contract from '../contract';

const noteSearchedCall: CallOf<typeof contract.noteSearched> = calls.noteSearched;

/** Records a search whose results came with the page; not awaited. */
export function noteSearched(kind: SearchKind, text: string): void {
  notify(noteSearchedCall, { kind, text });
}
