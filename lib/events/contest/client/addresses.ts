import { ownContestPath } from '@/lib/events/activity/client/addresses';
import { contestPath } from '../rules/contest-path';

export { contestsPath } from '@/lib/events/activity/client/addresses';
export { contestPartPath, contestPath } from '../rules/contest-path';

/** Where somebody enters a work, without language prefix. */
export const enterPath = (name: string) => `${contestPath(name)}/enter`;

/** The desk of a contest, by the id of its activity, and its pages beside what is written of it. */
export const contestDeskPath = ownContestPath;
export const deskParts = ['entries', 'judging', 'awards'] as const;
export type DeskPart = (typeof deskParts)[number];
export const deskPartPath = (id: string, part: DeskPart) => `${contestDeskPath(id)}/${part}`;
