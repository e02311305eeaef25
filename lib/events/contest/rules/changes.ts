import type { ContestChange } from '../codes';
import type { ContestFields } from '../contract';

type Field = keyof ContestFields;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that a change gives another value. Both sides are in the form that `writtenFields` gives them. */
export function changedFields(before: ContestFields, after: ContestFields): Field[] {
  return (Object.keys(after) as Field[]).filter((field) => !isSame(before[field], after[field]));
}

/** Whether a change gives a contest other terms. */
export function areTermsChanged(before: ContestFields, after: ContestFields): boolean {
  return before.termsZh !== after.termsZh || before.termsEn !== after.termsEn;
}

/**
 * What of a change of a published contest is recorded for its integrity page: the times of its vote, what entering costs in a
 * category that there was before, which categories there are and how works are entered in them, its terms.
 */
export function recordedChanges(before: ContestFields, after: ContestFields): ContestChange[] {
  const isVoteChanged = before.voteStartTime !== after.voteStartTime || before.voteEndTime !== after.voteEndTime;
  const feesOf = (fields: ContestFields) => new Map(fields.categories.map(({ id, fees }) => [id, fees]));
  const former = feesOf(before);
  const areFeesChanged = Array.from(feesOf(after)).some(
    ([id, fees]) => former.has(id) && !isSame(fees, former.get(id)),
  );
  const withoutFees = ({ categories }: ContestFields) => categories.map(({ fees: _fees, ...category }) => category);
  return [
    ...(isVoteChanged ? (['vote'] as const) : []),
    ...(areFeesChanged ? (['fees'] as const) : []),
    ...(isSame(withoutFees(before), withoutFees(after)) ? [] : (['categories'] as const)),
    ...(areTermsChanged(before, after) ? (['terms'] as const) : []),
  ];
}
