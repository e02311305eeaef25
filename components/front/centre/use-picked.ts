'use client';

import { useSessionStore } from '@/lib/platform/client/session-store';
import { keepInTab, readInTab } from '@/lib/platform/client/tab-storage';
import type { Purpose } from './purposes';

interface Picking {
  purpose: Purpose;
  id: string;
  /** What it holds already. */
  held: readonly string[];
  most: number;
}

/** Where the tab remembers what `videoList` was picked for: works for one thing are none for another. */
const pickedFor = 'videoList for';

/**
 * The works that are picked for something, kept as `videoList` of the client state (specification section 3): over a reload,
 * and for who leaves and comes back, until they are taken along.
 */
export function usePicked({ purpose, id, held, most }: Picking) {
  const target = `${purpose} ${id}`;
  const videoList = useSessionStore((state) => state.videoList);
  // What was added elsewhere meanwhile is picked no more, and takes room.
  const isOurs = readInTab(pickedFor) === target;
  const picked = isOurs ? videoList.filter((video) => !held.includes(video)).slice(0, most) : [];
  const keep = (videos: string[]) => {
    keepInTab(pickedFor, target);
    useSessionStore.setState({ videoList: videos });
  };
  return {
    picked,
    /** Picks a work, or no more. */
    pick: (video: string) => keep(picked.includes(video) ? picked.filter((one) => one !== video) : [...picked, video]),
    /** They have been taken along. */
    forget: () => keep([]),
  };
}
