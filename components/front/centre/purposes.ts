import type { Tab } from '@/components/ui/tab';
import { proposingPath } from '@/lib/careers/proposal/client/addresses';
import { proposalLimits } from '@/lib/careers/proposal/codes';
import { topicLimits, type VideoPlace } from '@/lib/community/topic/codes';
import { ownEntryPath } from '@/lib/events/entry/client/addresses';
import { playlistLimits } from '@/lib/works/playlist/codes';

/** Where works can be picked from: the caller's own public ones, liked ones, collected ones. */
export const sources = ['own', 'liked', 'collected'] as const;
export type Source = (typeof sources)[number];

interface PurposeRules {
  sources: readonly [Source, ...Source[]];
  /** How many works can be picked at once. */
  most: number;
  /** Where to go with the picked works, or after they were proposed, without language prefix. */
  back(id: string, isProposal: boolean): string;
}

/**
 * What works are picked for (`/selectVideo`), by the parameter of the address that carries the thing's id. A slice that picks
 * works adds its line here, how the thing is opened in `selectVideo/read.ts`, and what is done with the works in
 * `components/front/centre/use-take-picked.ts`.
 */
export const purposes = {
  playlist: {
    sources,
    most: playlistLimits.addedAtOnce,
    back: (id) => `/videoSort/${encodeURIComponent(id)}`,
  },
  topicId: {
    sources: ['own'],
    most: topicLimits.addedAtOnce,
    back: (id, isProposal) =>
      isProposal ? `/topicIntroduce?topicId=${encodeURIComponent(id)}` : `/topicManage/${encodeURIComponent(id)}/works`,
  },
  entry: { sources: ['own'], most: 1, back: ownEntryPath },
  demand: { sources: ['own'], most: proposalLimits.works, back: proposingPath },
} as const satisfies Record<string, PurposeRules>;

export type Purpose = keyof typeof purposes;

/** Why a work need not be picked: it stands in the play list, it is the one that is entered, or how it stands in the channel. */
export type Held = 'held' | 'entered' | VideoPlace;

/** The sources for a purpose, as tabs that the address names (`from`). */
export function sourceTabs(purpose: Purpose): [Tab<Source>, ...Tab<Source>[]] {
  const [first, ...others] = purposes[purpose].sources;
  const tab = (name: Source) => ({ name, value: name });
  return [tab(first), ...others.map(tab)];
}

/** The purpose in an address; null for none. */
export function purposeOf(asked: Record<string, unknown>): { purpose: Purpose; id: string } | null {
  for (const purpose of Object.keys(purposes) as Purpose[]) {
    const id = asked[purpose];
    if (typeof id === 'string' && id !== '') return { purpose, id };
  }
  return null;
}
