import { call } from '@/lib/platform/client/call';
import { gatherMarks } from '@/lib/platform/client/gather-marks';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import { useMark } from '@/lib/platform/client/use-mark';
import * as calls from '../calls';
import type * as contract from '../contract';

const blockPerson: CallOf<typeof contract.blockPerson> = calls.blockPerson;
const findBlockMarks: CallOf<typeof contract.findBlockMarks> = calls.findBlockMarks;
const findBlockedPeople: CallOf<typeof contract.findBlockedPeople> = calls.findBlockedPeople;

const isBlocked = gatherMarks((ids) => call(findBlockMarks, { ids: ids.join(',') }));

/** Whether the caller has blocked a person, and the press that changes it. `known` is what a list has said already. */
export function useBlockPerson(userId: string, known?: boolean) {
  const { isOn, press } = useMark({
    call: blockPerson,
    thing: [userId],
    load: () => isBlocked(userId),
    save: async (block) => ({ isOn: (await call(blockPerson, { userId, block })).isBlocked }),
    known,
  });
  return { isBlocked: isOn, press };
}

/** The people whom the caller has blocked, 20 at a time. */
export const blockedPeopleQuery = pagedQuery(findBlockedPeople, { pageSize: 20 }, { outdatedBy: [calls.blockPerson] });
