import { deskPartPath } from '@/lib/events/contest/client/addresses';

/** Where somebody finds the rounds that they judge in, without language prefix. */
export const judgingsPath = '/judging';
export const judgingPath = (roundId: string) => `/judging/${encodeURIComponent(roundId)}`;
export const assignmentPath = (roundId: string, id: string) => `${judgingPath(roundId)}/${encodeURIComponent(id)}`;

/** A round at the desk of its contest. */
export const deskRoundPath = (contestId: string, roundId: string) =>
  `${deskPartPath(contestId, 'judging')}/${encodeURIComponent(roundId)}`;

/** An entry at the desk of its contest. */
export const deskEntryPath = (contestId: string, entryId: string) =>
  `${deskPartPath(contestId, 'entries')}/${encodeURIComponent(entryId)}`;
