import type { Tab } from '@/components/ui/tab';

const works = { name: 'works', value: 'works' } as const;
const credits = { name: 'credits', value: 'credits' } as const;
const history = { name: 'history', value: 'history' } as const;

export type WorkTab = 'works' | 'credits' | 'history';
type WorkTabs = readonly [Tab<WorkTab>, ...Tab<WorkTab>[]];

const allTabs: WorkTabs = [works, credits, history];
const tabsWithoutCredits: WorkTabs = [works, history];

/** The tabs of /MyMaJiang. That of credits exists only for people who are asked about one. */
export function workTabs(isAsked: boolean): WorkTabs {
  return isAsked ? allTabs : tabsWithoutCredits;
}
