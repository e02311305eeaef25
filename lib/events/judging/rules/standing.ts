import type { TieRule } from '../codes';
import { type Criterion, type Scores, totalOf } from './total';

/** An entry with all that was scored of it. */
export interface Judged {
  id: string;
  /** Of each judge that counts: who recused themselves or is absent has none. */
  scores: readonly Scores[];
  /** Among its equals by the chair's vote, from 1; null for none. */
  chairPlace: number | null;
}

/** Where an entry stands. */
export interface Stood {
  id: string;
  /** From 1; tied entries share one. */
  place: number;
  /** In thousandths of a point; null for an entry that nobody scored. */
  mean: number | null;
  scoreCount: number;
  /** What parted it from others of its mean; null where there are none. */
  tie: TieRule | null;
  /** The criterion that did. */
  tieCriterionId: string | null;
}

interface Known extends Judged {
  totals: readonly number[];
  mean: number;
}

/** A number by which entries are parted, the higher first. */
interface Step {
  tie: TieRule | null;
  criterionId?: string;
  of(entry: Known): number;
}

type Parted = Pick<Stood, 'tie' | 'tieCriterionId'> & { group: readonly Known[] };

/**
 * The standing of entries: by the mean of their totals, then by the rule for ties that was written before: the mean of each
 * criterion in `tieOrder`, the median of the totals, the chair's vote where it orders all that are left. What nothing parts
 * stays tied and shares a place. Means are rounded to thousandths, as they are shown: what decides is what everybody sees.
 * Entries that nobody scored come last, together. The order in which entries and scores come decides nothing.
 */
export function standing(
  entries: readonly Judged[],
  criteria: readonly Criterion[],
  tieOrder: readonly string[],
): readonly Stood[] {
  const known = entries.map((entry) => ({ ...entry, totals: entry.scores.map((scores) => totalOf(criteria, scores)) }));
  const scored = known
    .filter(({ totals }) => totals.length > 0)
    .map((entry) => ({ ...entry, mean: meanOf(entry.totals) }));
  const unscored = known.filter(({ totals }) => totals.length === 0);
  let place = 1;
  const stood = part(scored, stepsOf(tieOrder)).flatMap(({ group, ...parted }) => {
    const all = group.map(({ id, mean, totals }) => ({ id, place, mean, scoreCount: totals.length, ...parted }));
    place += group.length;
    return all;
  });
  const nothing = { mean: null, scoreCount: 0, tie: null, tieCriterionId: null };
  return [...stood, ...unscored.map(({ id }) => ({ id, place, ...nothing }))];
}

function stepsOf(tieOrder: readonly string[]): readonly Step[] {
  return [
    { tie: null, of: ({ mean }) => mean },
    ...tieOrder.map(
      (id): Step => ({
        ...{ tie: 'criterion', criterionId: id },
        of: ({ scores }) => meanOfCriterion(scores, id),
      }),
    ),
    { tie: 'median', of: ({ totals }) => medianOf(totals) },
  ];
}

/** The entries in groups that these steps leave equal, the best first, each with what parted it last. */
function part(
  group: readonly Known[],
  steps: readonly Step[],
  last: Omit<Parted, 'group'> = { tie: null, tieCriterionId: null },
): readonly Parted[] {
  if (group.length === 0) return [];
  if (group.length === 1) return [{ group, ...last }];
  const [step, ...rest] = steps;
  if (!step) return byChair(group);
  const parts = [...Map.groupBy(group, step.of)].sort(([one], [other]) => other - one).map(([, equal]) => equal);
  const parted = parts.length > 1 ? { tie: step.tie, tieCriterionId: step.criterionId ?? null } : last;
  return parts.flatMap((equal) => part(equal, rest, parted));
}

/** The chair orders all of a tie, or nothing of it. */
function byChair(group: readonly Known[]): readonly Parted[] {
  const places = new Set(group.map(({ chairPlace }) => chairPlace));
  if (places.has(null) || places.size < group.length) return [{ group, tie: 'open', tieCriterionId: null }];
  return group
    .toSorted((one, other) => (one.chairPlace ?? 0) - (other.chairPlace ?? 0))
    .map((entry) => ({ group: [entry], tie: 'chair', tieCriterionId: null }));
}

/** The mean of a criterion in thousandths of a point, as ties are parted by it. */
export const meanOfCriterion = (scores: readonly Scores[], criterionId: string) =>
  meanOf(scores.map((each) => 1000 * (each[criterionId] ?? 0)));

const meanOf = (numbers: readonly number[]) => Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length);

/** The middle one, or the mean of the two in the middle. */
function medianOf(numbers: readonly number[]): number {
  const inOrder = numbers.toSorted((one, other) => one - other);
  const middle = inOrder.length / 2;
  return meanOf(inOrder.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}
