import type { RoundChange } from '@/lib/events/judging/client/desk-rounds';
import { judgingLimits } from '@/lib/events/judging/codes';
import type { Round, RoundFields, WrittenCriterion } from '@/lib/events/judging/contract';
import type { BrokenRules } from '@/lib/platform/client/saver-state';

/** A criterion in the editor; its weight is null while nothing is written there. */
export type EditedCriterion = Omit<WrittenCriterion, 'weight'> & { weight: number | null };

/** What stands in the editor of a round. */
export type RoundValues = Omit<RoundFields, 'criteria' | 'perEntry'> & {
  criteria: readonly EditedCriterion[];
  perEntry: number | null;
};

/** A round of which nothing is written yet: three judge each entry. */
export const newRound = {
  ...{ nameZh: '', nameEn: '', criteria: [], tieOrder: [] },
  ...{ perEntry: 3, deadlineTime: '', needsReason: false },
} satisfies RoundFields;

/** The values of the editor. */
export function roundValues(round: Round): RoundValues {
  const { nameZh, nameEn, criteria, tieOrder, perEntry, deadlineTime, needsReason } = round;
  return { nameZh, nameEn, criteria, tieOrder, perEntry, deadlineTime: deadlineTime ?? '', needsReason };
}

/** The same as input of the call; what has no number is not sent (`wrongInValues`). */
export function toChange(
  { criteria, perEntry, ...values }: RoundValues,
  seen: Pick<Round, 'id' | 'contestId' | 'revision'>,
): RoundChange {
  return { ...values, ...seen, perEntry: perEntry ?? 0, criteria: criteria.map(toCriterion) };
}

const toCriterion = ({ weight, ...criterion }: EditedCriterion): WrittenCriterion => ({
  ...criterion,
  weight: weight ?? 0,
});

/** The same as the rules know them. */
export const toFields = ({ criteria, perEntry, ...values }: RoundValues): RoundFields => ({
  ...values,
  criteria: criteria.map(toCriterion),
  perEntry: perEntry ?? 0,
});

/** Numbers that are missing or out of their range, which is waited for; null for none. */
export function wrongInValues({ criteria, perEntry }: RoundValues): BrokenRules | null {
  const numbers: [string, number | null, number][] = [
    ['perEntry', perEntry, judgingLimits.perEntry],
    ...criteria.map(({ weight }, index): [string, number | null, number] => [`criteria.${index}.weight`, weight, 100]),
  ];
  const wrong = numbers.flatMap(([field, value, most]) => {
    if (value !== null && value >= 1 && value <= most) return [];
    return [[field, value !== null && value > most ? 'too_big' : 'too_small'] as const];
  });
  return wrong.length === 0 ? null : Object.fromEntries(wrong);
}

/** Whether a round has these values, as after a save whose answer was lost. The server saves texts without spaces around them. */
export function isSaved(typed: RoundValues, round: Round): boolean {
  return savedForm(typed) === savedForm(roundValues(round));
}

function savedForm({ deadlineTime, ...values }: RoundValues): string {
  const at = deadlineTime === '' ? null : Date.parse(deadlineTime);
  const { nameZh, nameEn, criteria, tieOrder, perEntry, needsReason } = values;
  const lines = criteria.map(({ id, nameZh: zh, nameEn: en, hintZh, hintEn, weight }) => [
    ...[id, zh, en, hintZh, hintEn, weight],
  ]);
  const trimmed = (_: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);
  return JSON.stringify([nameZh, nameEn, lines, tieOrder, perEntry, needsReason, at], trimmed);
}

/** Whether stored values of an earlier visit are those of a round. */
export function isRoundValues(kept: unknown): kept is RoundValues {
  const values = kept as Partial<RoundValues> | null;
  return Array.isArray(values?.criteria) && Array.isArray(values.tieOrder) && typeof values.deadlineTime === 'string';
}

/** What the weights make together. */
export const weightOf = (criteria: readonly EditedCriterion[]) =>
  criteria.reduce((sum, { weight }) => sum + (weight ?? 0), 0);

/** The criteria with weights that make 100 and differ by one at most, the first ones having more. */
export function spreadEvenly(criteria: readonly EditedCriterion[]): EditedCriterion[] {
  const [each, rest] = [Math.floor(100 / criteria.length), 100 % criteria.length];
  return criteria.map((criterion, index) => ({ ...criterion, weight: each + (index < rest ? 1 : 0) }));
}
