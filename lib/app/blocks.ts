import type { BlockParts } from '@/lib/platform/server/context';
import type { Slice } from '@/lib/platform/server/slice';
import { slices } from './slices';

const parts = slices.flatMap(({ blocks: own = [] }: Slice) => own);

/** What the slices show of themselves on edited pages (`lib/base/content`). */
export const blocks: BlockParts = { byName: new Map(parts.map((part) => [part.part, part])) };
