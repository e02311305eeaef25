import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type ResultStage, resultFormat, type ShortlistWay } from '../codes';
import type { AwardFacts, Bilingual, ContestFacts, OutcomeEntry, ResultDocument } from '../contract/document';

/** What a result is made of beside the facts of its contest. */
export interface ResultParts {
  stage: ResultStage;
  version: number;
  /** ms. */
  publishedAt: number;
  facts: ContestFacts;
  shortlist: { way: ShortlistWay; top: number; reason: string };
  awards: readonly AwardFacts[];
  /** Shortlisted entries in any order, with all people who are not erased. */
  entries: readonly Omit<OutcomeEntry, 'result' | 'awards'>[];
  winners: readonly { awardId: string; entryId: string; citation: Bilingual }[];
}

/**
 * The document of a result. The same parts in any order give the same one: entries are by their numbers, an entry's awards in the
 * order of the plan. The shortlist of a blind contest names nobody, since judging goes on.
 */
export function resultDocument({ stage, facts, ...parts }: ResultParts): ResultDocument {
  const isNamed = stage === 'award' || !facts.contest.isBlind;
  const awards = stage === 'award' ? [...parts.awards] : [];
  const outcome = parts.entries.map((entry): OutcomeEntry => {
    const won = awards.flatMap(({ id }) =>
      parts.winners
        .filter((winner) => winner.awardId === id && winner.entryId === entry.id)
        .map(({ citation }) => ({ id, citation })),
    );
    return {
      ...entry,
      teamName: isNamed ? entry.teamName : '',
      people: isNamed ? entry.people : [],
      result: won.length > 0 ? 'awarded' : 'shortlisted',
      awards: won,
    };
  });
  return {
    format: resultFormat,
    stage,
    version: parts.version,
    publishedTime: isoInBeijing(parts.publishedAt),
    ...facts,
    shortlist: parts.shortlist,
    awards,
    outcome: outcome.sort((one, other) => one.number - other.number),
  };
}
