import type { EntryState } from '../codes';
import type { EntryItem } from '../contract';

/** What of a contest decides about what the public sees of its entries; times in ms. */
export interface Showing {
  /** When its works are shown; null: with the result. */
  worksAt: number | null;
  decidedAt: number | null;
  isBlind: boolean;
}

const results = {
  draft: 'entered',
  unpaid: 'entered',
  submitted: 'entered',
  submitFailed: 'entered',
  withdrawn: 'entered',
  notShortlisted: 'entered',
  shortlisted: 'shortlisted',
  // It stays on the shortlist that was published.
  notAwarded: 'shortlisted',
  awarded: 'awarded',
} as const satisfies Record<EntryState, EntryItem['result']>;

/** The result of an entry, which its state holds from its publication on. */
export const resultOf = (state: EntryState): EntryItem['result'] => results[state];

/** The states of entries with a result; those of the shortlist with the awards among them. */
export const statesWith = {
  shortlisted: ['shortlisted', 'notAwarded', 'awarded'],
  awarded: ['awarded'],
} as const satisfies Record<Exclude<EntryItem['result'], 'entered'>, readonly EntryState[]>;

/** Whether the works of a contest are shown at `now` (ms). */
export function areWorksShown({ worksAt, decidedAt }: Pick<Showing, 'worksAt' | 'decidedAt'>, now: number): boolean {
  return decidedAt !== null || (worksAt !== null && now >= worksAt);
}

/** Whether everybody may see an entry that passed the formal check: with the works, or with the result that it is in. */
export function isShownTo(showing: Showing, state: EntryState, now: number): boolean {
  return areWorksShown(showing, now) || resultOf(state) !== 'entered';
}

/** Whether the entries of a contest are shown with names. */
export const isNamed = ({ isBlind, decidedAt }: Pick<Showing, 'isBlind' | 'decidedAt'>): boolean =>
  !isBlind || decidedAt !== null;
