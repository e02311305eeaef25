import { fold } from './words';

/** Something that holds all words that were searched for. */
export interface Candidate {
  id: string;
  /** What it is called in each of its languages, folded. */
  names: readonly string[];
  /** Whether all the words stand in one of its names. */
  isInName: boolean;
  /** How popular it is among its kind. */
  weight: number;
}

/** How well a name answers what was typed, the best first. */
const answers: readonly ((name: string, typed: string) => boolean)[] = [
  (name, typed) => name === typed,
  (name, typed) => name.startsWith(typed),
  (name, typed) => name.includes(typed),
];

/**
 * Orders what was found: what is called so before what begins so, before what has it in one piece in its name, before what
 * has all words in its name, before the rest; among equals the more popular first, then by id, so that pages agree.
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
