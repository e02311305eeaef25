import { emitterOf } from '@/lib/platform/server/events';
import type { Slice } from '@/lib/platform/server/slice';
import { slices } from './slices';

/** Tells every slice that listens; upper slices hear first. */
export const emit = emitterOf(slices.toReversed().map(({ listeners = {} }: Slice) => listeners));
