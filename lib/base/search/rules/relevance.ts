import { fold } from './words';

/** A thing that contains all searched words. */
export interface Candidate {
  id: string;
  /** Its names in each language, folded. */
  names: readonly string[];
  /** Whether one of its names contains all the words. */
  isInName: boolean;
  /** Its popularity among its kind. */
  weight: number;
}

/** Tests of how well a name matches the text, the best first. */
const answers: readonly ((name: string, typed: string) => boolean)[] = [
  (name, typed) => name === typed,
  (name, typed) => name.startsWith(typed),
  (name, typed) => name.includes(typed),
];

/**
 * Orders hits: exact names, then names that begin with the text, then names that contain it, then names with all its
 * words, then the rest; equal ones by popularity, then by id, so that pages are consistent.
 */
export function byRelevance(candidates: readonly Candidate[], text: string): Candidate[] {
  const typed = fold(text);
  return candidates
    .map((candidate) => ({ candidate, place: placeOf(candidate, typed) }))
    .toSorted(
      (one, other) =>
        one.place - other.place ||
        other.candidate.weight - one.candidate.weight ||
        (one.candidate.id < other.candidate.id ? -1 : 1),
    )
    .map(({ candidate }) => candidate);
}

function placeOf({ names, isInName }: Candidate, typed: string): number {
  const best = answers.findIndex((answer) => names.some((name) => answer(name, typed)));
  if (best >= 0) return best;
  return isInName ? answers.length : answers.length + 1;
}
