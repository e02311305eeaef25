import { notify } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const noteFollowedNewsSeen: CallOf<typeof contract.noteFollowedNewsSeen> = calls.noteFollowedNewsSeen;

/** The caller has seen what was published up to `until`, in ms. */
export const noteNewsSeen = (until: number) => notify(noteFollowedNewsSeen, { until });
