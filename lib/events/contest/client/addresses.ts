import { ownContestPath } from '@/lib/events/activity/client/addresses';

/** Addresses of contests, without language prefix (specification section 2). */
export const contestsPath = '/activity/match';
export const contestPath = (name: string) => `/match/${encodeURIComponent(name)}`;

/** The pages of a contest below its home, by their segment; `terms` and `integrity` are ours. */
export const contestParts = ['page', 'works', 'shortlistedEntries', 'awards', 'terms', 'integrity'] as const;
export type ContestPart = (typeof contestParts)[number];
export const contestPartPath = (name: string, part: ContestPart) => `${contestPath(name)}/${part}`;

/** Where somebody enters a work. */
export const enterPath = (name: string) => `${contestPath(name)}/enter`;

/** The desk of a contest, by the id of its activity, and its pages beside what is written of it. */
export const contestDeskPath = ownContestPath;
export const deskParts = ['entries', 'judging', 'awards'] as const;
export type DeskPart = (typeof deskParts)[number];
export const deskPartPath = (id: string, part: DeskPart) => `${contestDeskPath(id)}/${part}`;
