import type { ContestPart } from '../codes';

/** The address of a contest, without language prefix (specification section 2). */
export const contestPath = (name: string) => `/match/${encodeURIComponent(name)}`;

/** The same for one of its pages. */
export const contestPartPath = (name: string, part: ContestPart) => `${contestPath(name)}/${part}`;
