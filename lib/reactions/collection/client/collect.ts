import { call } from '@/lib/platform/client/call';
import { gatherMarks } from '@/lib/platform/client/gather-marks';
import { remote } from '@/lib/platform/client/remote';
import { useMark } from '@/lib/platform/client/use-mark';
import type { CollectionKind } from '../codes';
import type * as contract from '../contract';

const collect = remote<typeof contract.collect>({
  name: 'collect',
  method: 'POST',
  path: '/api/collection/collect',
});

const findCollectionMarks = remote<typeof contract.findCollectionMarks>({
  name: 'findCollectionMarks',
  method: 'GET',
  path: '/api/collection/marks',
  background: true,
});

const marksOf = (kind: CollectionKind) => gatherMarks((ids) => call(findCollectionMarks, { kind, ids: ids.join(',') }));

const isCollectedAs: Record<CollectionKind, (id: string) => Promise<boolean>> = {
  video: marksOf('video'),
  activity: marksOf('activity'),
  playlist: marksOf('playlist'),
};

/** Whether the caller has collected a thing, and the press that changes it. */
export function useCollect(kind: CollectionKind, id: string) {
  const { isOn, press } = useMark({
    queryKey: [collect.name, kind, id],
    load: () => isCollectedAs[kind](id),
    save: async (wish) => ({ isOn: (await call(collect, { kind, id, collect: wish })).isCollected }),
    outdates: ['findCollectedVideos', 'findCollectedActivities', 'findCollectedPlaylists'],
  });
  return { isCollected: isOn, press };
}
