import { call } from '@/lib/platform/client/call';
import { gatherMarksOfKinds } from '@/lib/platform/client/gather-marks';
import type { CallOf } from '@/lib/platform/client/remote';
import { useMark } from '@/lib/platform/client/use-mark';
import * as calls from '../calls';
import type { CollectionKind } from '../codes';
import type * as contract from '../contract';

const collect: CallOf<typeof contract.collect> = calls.collect;
const findCollectionMarks: CallOf<typeof contract.findCollectionMarks> = calls.findCollectionMarks;

const isCollected = gatherMarksOfKinds((kind: CollectionKind, ids) =>
  call(findCollectionMarks, { kind, ids: ids.join(',') }),
);

/** Whether the caller has collected a thing, and how to toggle it. */
export function useCollect(kind: CollectionKind, id: string) {
  const { isOn, press } = useMark({
    call: collect,
    thing: [kind, id],
    load: () => isCollected(kind, id),
    save: async (wish) => ({ isOn: (await call(collect, { kind, id, collect: wish })).isCollected }),
  });
  return { isCollected: isOn, press };
}
