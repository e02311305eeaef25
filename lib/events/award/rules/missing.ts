import type { FieldError } from '@/lib/platform/shared/error-codes';
import type { ResultStage } from '../codes';

/** A shown entry, as the rules of a result know it. */
interface Entry {
  categoryId: string | null;
  /** Whether it is in the shortlist: in the published one, or in the one that is chosen. */
  isShortlisted: boolean;
}

/** What decides whether a result can be published; times in ms. */
export interface ResultFacts {
  now: number;
  enrolEndAt: number;
  /** Null for a contest without a vote. */
  voteEndAt: number | null;
  /** Sent entries that are not paid, or that nobody has checked. */
  unpaid: number;
  unchecked: number;
  /** Rounds of judging that are open, and those that are closed. */
  openRounds: number;
  closedRounds: number;
  /** How many entries the shortlist has. */
  shortlisted: number;
  awards: readonly {
    nameZh: string;
    nameEn: string;
    quantity: number;
    categoryId: string | null;
    /** Null for an entry that is not shown any more. */
    winners: readonly (Entry | null)[];
  }[];
}

/** What a result lacks to be published: fields and the names of rules, in `messages/<locale>/events/award-desk.json`. */
export function missingForResult(stage: ResultStage, facts: ResultFacts): FieldError[] {
  const missing: FieldError[] = [];
  if (facts.now < facts.enrolEndAt) missing.push({ field: 'entries', rule: 'open' });
  if (facts.unpaid > 0) missing.push({ field: 'entries', rule: 'unpaid' });
  if (facts.unchecked > 0) missing.push({ field: 'entries', rule: 'unchecked' });
  // The next round may judge what the closed one has left.
  const isJudged = facts.openRounds === 0 || (stage === 'shortlist' && facts.closedRounds > 0);
  if (!isJudged) missing.push({ field: 'rounds', rule: 'open' });
  if (facts.shortlisted === 0) missing.push({ field: 'shortlist', rule: 'required' });
  return stage === 'shortlist' ? missing : [...missing, ...missingForAwards(facts)];
}

function missingForAwards({ now, voteEndAt, awards }: ResultFacts): FieldError[] {
  const missing: FieldError[] = [];
  if (voteEndAt !== null && now < voteEndAt) missing.push({ field: 'vote', rule: 'open' });
  if (!awards.some(({ winners }) => winners.length > 0)) missing.push({ field: 'awards', rule: 'required' });
  for (const [index, award] of awards.entries()) {
    const field = `awards.${index}`;
    if (award.nameZh === '' && award.nameEn === '') missing.push({ field: `${field}.nameZh`, rule: 'required' });
    const rule = brokenByWinners(award);
    if (rule) missing.push({ field: `${field}.winners`, rule });
  }
  return missing;
}

/** The first rule that the winners of an award break. Fewer than its quantity is no fault: an award may stay vacant. */
function brokenByWinners({ winners, quantity, categoryId }: ResultFacts['awards'][number]): string | null {
  if (winners.length > quantity) return 'quantity';
  if (winners.some((entry) => !entry?.isShortlisted)) return 'notShortlisted';
  if (winners.some((entry) => categoryId !== null && entry?.categoryId !== categoryId)) return 'category';
  return null;
}
