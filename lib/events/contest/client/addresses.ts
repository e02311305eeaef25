import { ownContestPath } from '@/lib/events/activity/client/addresses';
import { contestPartPath, contestPath } from '../rules/contest-path';

export { contestsPath } from '@/lib/events/activity/client/addresses';
export { contestPartPath, contestPath } from '../rules/contest-path';

/** Where somebody enters a work, without language prefix. */
export const enterPath = (name: string) => `${contestPath(name)}/enter`;

/** A version of the terms of a contest: the page of its terms opens it over that of now. */
export const termsVersionPath = (name: string, version: number) => `${contestPartPath(name, 'terms')}#v${version}`;

/** The version of terms that the hash of an address names; null for none. */
export function termsVersionOf(hash: string): number | null {
  const [, version] = /^#v([1-9]\d{0,5})$/.exec(hash) ?? [];
  return version === undefined ? null : Number(version);
}

/** The desk of a contest, by the id of its activity, and its pages beside what is written of it. */
export const contestDeskPath = ownContestPath;
export const deskParts = ['entries', 'judging', 'awards'] as const;
export type DeskPart = (typeof deskParts)[number];
export const deskPartPath = (id: string, part: DeskPart) => `${contestDeskPath(id)}/${part}`;
