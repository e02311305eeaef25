'use client';

import { keepPickedWorks } from '@/lib/careers/proposal/client/use-proposal-form';
import { videoActs } from '@/lib/community/topic/client/desk';
import { useEntryActs } from '@/lib/events/entry/client/own-entries';
import { usePlaylistActs } from '@/lib/works/playlist/client/playlist-acts';
import type { Purpose } from './purposes';

type TakePicked = (id: string, videoIds: readonly string[]) => Promise<unknown>;

/** Adds picked works to their target, proposes or enters them, by the purpose; throws what `call` throws, quiet. */
export function useTakePicked(purpose: Purpose): TakePicked {
  const { add } = usePlaylistActs();
  const { chooseWork } = useEntryActs();
  const takers: Record<Purpose, TakePicked> = {
    ...{ playlist: add, topicId: videoActs.add },
    entry: (id, [workId = '']) => chooseWork(id, workId),
    demand: keepPickedWorks,
  };
  return takers[purpose];
}
