'use client';

import { usePlaylistActs } from '@/lib/works/playlist/client/playlist-acts';
import type { Purpose } from './purposes';

type TakePicked = (id: string, videoIds: readonly string[]) => Promise<unknown>;

/** What becomes of works that were picked, by what they were picked for; throws what `call` throws, quiet. */
export function useTakePicked(purpose: Purpose): TakePicked {
  const { add } = usePlaylistActs();
  const takers: Record<Purpose, TakePicked> = { playlist: add };
  return takers[purpose];
}
