import type { Difference } from '../contract';

/** A sum by our number of it. */
export interface BookLine {
  kind: Difference['kind'];
  number: string;
  amountFen: number;
}

/** A line that only one side has, or that both have with different sums; null is what a side does not have. */
export type FoundDifference = Pick<Difference, 'kind' | 'number' | 'oursFen' | 'theirsFen'>;

const keyOf = ({ kind, number }: Pick<BookLine, 'kind' | 'number'>) => `${kind} ${number}`;

/** Compares our books of a day with a statement, line by line. A number that a side has twice counts with its sum. */
export function compareBooks(ours: readonly BookLine[], theirs: readonly BookLine[]): FoundDifference[] {
  const [own, foreign] = [sumsOf(ours), sumsOf(theirs)];
  const keys = [...new Set([...own.keys(), ...foreign.keys()])].toSorted();
  return keys.flatMap((key) => {
    const [mine, other] = [own.get(key), foreign.get(key)];
    const line = mine ?? other;
    if (!line || mine?.amountFen === other?.amountFen) return [];
    const sums = { oursFen: mine?.amountFen ?? null, theirsFen: other?.amountFen ?? null };
    return [{ kind: line.kind, number: line.number, ...sums }];
  });
}

function sumsOf(lines: readonly BookLine[]): Map<string, BookLine> {
  const sums = new Map<string, BookLine>();
  for (const line of lines) {
    const before = sums.get(keyOf(line))?.amountFen ?? 0;
    sums.set(keyOf(line), { ...line, amountFen: before + line.amountFen });
  }
  return sums;
}
