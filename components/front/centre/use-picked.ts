'use client';

import { useSessionStore } from '@/lib/platform/client/session-store';
import { keepInTab, readInTab } from '@/lib/platform/client/tab-storage';
import type { Purpose } from './purposes';

interface Picking {
  purpose: Purpose;
  id: string;
  /** The works it contains already. */
  held: readonly string[];
  most: number;
}

/** Session storage key for the target of `videoList`: works picked for one thing do not apply to another. */
const pickedFor = 'videoList for';

/**
 * The works that are picked for something, kept as `videoList` of the client state (specification section 3): across
 * reloads, and after leaving and coming back, until they are added.
 */
export function usePicked({ purpose, id, held, most }: Picking) {
  const target = `${purpose} ${id}`;
  const videoList = useSessionStore((state) => state.videoList);
  // Works added elsewhere meanwhile are not picked any more, and count as present.
  const isOurs = readInTab(pickedFor) === target;
  const picked = isOurs ? videoList.filter((video) => !held.includes(video)).slice(0, most) : [];
  const keep = (videos: string[]) => {
    keepInTab(pickedFor, target);
    useSessionStore.setState({ videoList: videos });
  };
  return {
    picked,
    /** Picks a work, or unpicks it; where there is room for one, another takes its place. */
    pick: (video: string) =>
      keep(picked.includes(video) ? picked.filter((one) => one !== video) : [...picked, video].slice(-most)),
    /** They have been added. */
    forget: () => keep([]),
  };
}
