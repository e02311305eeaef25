import type { FieldError } from '@/lib/platform/shared/error-codes';
import type { JudgeState } from '../codes';
import type { RoundFields } from '../contract/round';

const wholeWeight = 100;

/** What contradicts itself in a round, whatever it lacks. */
export function wrongInRound({ criteria, tieOrder }: Pick<RoundFields, 'criteria' | 'tieOrder'>): FieldError[] {
  const ids = criteria.map(({ id }) => id);
  return [
    ...(new Set(ids).size < ids.length ? [{ field: 'criteria', rule: 'double' }] : []),
    ...tieOrder.flatMap((id, index) =>
      ids.includes(id) && tieOrder.indexOf(id) === index ? [] : [{ field: `tieOrder.${index}`, rule: 'unknown' }],
    ),
  ];
}

/**
 * What a round lacks to be opened at `now` (ms) with a panel in these states, in the order of its form. A name in one language is
 * enough.
 */
export function missingInRound(round: RoundFields, panel: readonly JudgeState[], now: number): FieldError[] {
  const { criteria, deadlineTime, perEntry } = round;
  const judges = panel.filter((state) => state === 'accepted').length;
  const weight = criteria.reduce((sum, criterion) => sum + criterion.weight, 0);
  const missing: [boolean, string, string][] = [
    [!(round.nameZh || round.nameEn), 'nameZh', 'required'],
    [criteria.length === 0, 'criteria', 'required'],
    ...criteria.map(({ nameZh, nameEn }, index): [boolean, string, string] => [
      ...([!(nameZh || nameEn), `criteria.${index}.nameZh`, 'required'] as const),
    ]),
    [criteria.length > 0 && weight !== wholeWeight, 'criteria', 'weights'],
    [deadlineTime === '', 'deadlineTime', 'required'],
    [deadlineTime !== '' && Date.parse(deadlineTime) <= now, 'deadlineTime', 'past'],
    [judges === 0, 'judges', 'required'],
    // Nobody is left out without a word: who does not answer is removed by the organiser.
    [panel.includes('invited'), 'judges', 'unanswered'],
    [judges > 0 && perEntry > judges, 'perEntry', 'judges'],
  ];
  return missing.flatMap(([isBroken, field, rule]) => (isBroken ? [{ field, rule }] : []));
}
