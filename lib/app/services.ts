import type { Service } from '@/lib/platform/server/service';
import type { Slice } from '@/lib/platform/server/slice';
import { slices } from './slices';

/** What a node does all the time, over all slices. */
export const services: readonly Service[] = slices.flatMap((slice: Slice) => slice.services ?? []);
