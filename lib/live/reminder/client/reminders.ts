import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { gatherMarks } from '@/lib/platform/client/gather-marks';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import { useMark } from '@/lib/platform/client/use-mark';
import * as calls from '../calls';
import type { OutsideWay } from '../codes';
import type * as contract from '../contract';

const remindOfBroadcast: CallOf<typeof contract.remindOfBroadcast> = calls.remindOfBroadcast;
const findBroadcastReminders: CallOf<typeof contract.findBroadcastReminders> = calls.findBroadcastReminders;
const findRemindedBroadcasts: CallOf<typeof contract.findRemindedBroadcasts> = calls.findRemindedBroadcasts;
const findReminderWays: CallOf<typeof contract.findReminderWays> = calls.findReminderWays;
const chooseReminderWay: CallOf<typeof contract.chooseReminderWay> = calls.chooseReminderWay;

const isReminded = gatherMarks((ids) => call(findBroadcastReminders, { ids: ids.join(',') }));

/** Whether the caller is reminded of a broadcast, and how to toggle it; a visitor's press leads to the login and back. */
export function useBroadcastReminder(id: string) {
  const { isOn, press } = useMark({
    call: remindOfBroadcast,
    thing: [id],
    load: () => isReminded(id),
    save: async (remind) => {
      await call(remindOfBroadcast, { id, remind });
      return { isOn: remind };
    },
  });
  return { isOn, press };
}

/** The broadcasts that the caller is reminded of, 20 at a time. */
export const remindedQuery = pagedQuery(findRemindedBroadcasts, { pageSize: 20 });

/** How the caller will be reminded of a broadcast, asked anew each time; and how to turn a way on or off. */
export function useReminderWays(id: string) {
  const queries = useQueryClient();
  const queryKey = [findReminderWays.path, id];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(findReminderWays, { id }, { signal }),
    staleTime: 0,
  });
  const { mutate } = useMutation({
    mutationKey: [chooseReminderWay.path],
    scope: { id: chooseReminderWay.path },
    mutationFn: (choice: { way: OutsideWay; isOn: boolean }) => call(chooseReminderWay, choice),
    onMutate: async ({ way, isOn }) => {
      await queries.cancelQueries({ queryKey });
      const state = isOn ? 'possible' : 'turnedOff';
      queries.setQueryData<contract.ReminderPlan>(queryKey, (plan) => plan && withState(plan, way, state));
    },
    // With several presses only the last answer counts.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: [chooseReminderWay.path] }) > 1) return;
      return queries.invalidateQueries({ queryKey: [findReminderWays.path] });
    },
  });
  return { plan: data, isFailed: isError, retry: refetch, choose: mutate };
}

function withState(
  plan: contract.ReminderPlan,
  way: OutsideWay,
  state: contract.ReminderWayItem['state'],
): contract.ReminderPlan {
  return { ...plan, ways: plan.ways.map((item) => (item.way === way ? { way, state } : item)) };
}
