import type { Tab } from '@/components/ui/tab';
import type { Admission } from '@/lib/events/activity/codes';

export type DeskTab = 'overview' | 'attendees' | 'orders' | 'waiting' | 'doors';

const tab = (name: DeskTab): Tab<DeskTab> => ({ name, value: name });

/** The parts of a desk: without orders where people sign up, and without a list of who waits where they buy. */
export const deskTabs: Readonly<Record<Admission, readonly [Tab<DeskTab>, ...Tab<DeskTab>[]]>> = {
  tickets: [tab('overview'), tab('attendees'), tab('orders'), tab('doors')],
  signup: [tab('overview'), tab('attendees'), tab('waiting'), tab('doors')],
  entry: [tab('overview')],
};

const names: readonly string[] = deskTabs.tickets.concat(deskTabs.signup).map(({ name }) => name);

/** The part that an address names; the first one for an unknown name. */
export function deskTabOf(value: unknown): DeskTab {
  return names.includes(String(value)) ? (value as DeskTab) : 'overview';
}
