import { type CaseSide, type CaseState, caseSides } from '../codes';

/** Who agreed to the present text, and whether staff took it down: times in ms or null. */
export interface CaseFacts {
  owner_agreed_at: number | null;
  creator_agreed_at: number | null;
  taken_down_at: number | null;
}

/** The sides that agreed to the present text. */
export function agreedSides(facts: CaseFacts): CaseSide[] {
  return caseSides.filter((side) => facts[`${side}_agreed_at`] !== null);
}

/** What a case is. */
export function caseStateOf(facts: CaseFacts): CaseState {
  if (facts.taken_down_at !== null) return 'takenDown';
  const agreed = agreedSides(facts).length;
  return agreed === 2 ? 'public' : agreed === 1 ? 'half' : 'draft';
}
