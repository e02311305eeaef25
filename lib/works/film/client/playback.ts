import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

/** The way to a film: asked for when it is opened, again when its addresses expire, and to save the whole file. */
export const openPlayback: CallOf<typeof contract.openPlayback> = calls.openPlayback;
