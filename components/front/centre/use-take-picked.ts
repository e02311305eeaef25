'use client';

import { videoActs } from '@/lib/community/topic/client/desk';
import { usePlaylistActs } from '@/lib/works/playlist/client/playlist-acts';
import type { Purpose } from './purposes';

type TakePicked = (id: string, videoIds: readonly string[]) => Promise<unknown>;

/** Adds picked works to their target, or proposes them for it, by the purpose; throws what `call` throws, quiet. */
export function useTakePicked(purpose: Purpose): TakePicked {
  const { add } = usePlaylistActs();
  const takers: Record<Purpose, TakePicked> = { playlist: add, topicId: videoActs.add };
  return takers[purpose];
}
