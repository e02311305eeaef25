import { emitterOf } from '@/lib/platform/server/events';
import type { Slice } from '@/lib/platform/server/slice';
import { noticeListeners } from './notices';
import { slices } from './slices';

/** Passes an event to every listening slice, upper slices first, and then to the sources of notices. */
export const emit = emitterOf([...slices.toReversed().map(({ listeners = {} }: Slice) => listeners), noticeListeners]);
