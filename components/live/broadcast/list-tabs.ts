import type { Tab } from '@/components/ui/tab';
import { broadcastLists } from '@/lib/live/broadcast/codes';

/** The tabs of the page of live streams, by their lists. */
export const listTabs = broadcastLists.map((name) => ({ name, value: name })) as [
  Tab<(typeof broadcastLists)[number]>,
  ...Tab<(typeof broadcastLists)[number]>[],
];
