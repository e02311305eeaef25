import type { PlannedAward, WrittenWinner } from '@/lib/events/award/client/desk';
import { awardLimits } from '@/lib/events/award/codes';
import { countCharacters } from '@/lib/platform/shared/characters';

/** Who wins an award, as it is saved. */
export const winnersOf = ({ winners }: PlannedAward): WrittenWinner[] =>
  winners.map(({ id, citationZh, citationEn }) => ({ entryId: id, citationZh, citationEn }));

/** What was kept of a form that is not sent; null for nothing. */
export function keptWinners(kept: string): WrittenWinner[] | null {
  if (kept === '') return null;
  const list: unknown = JSON.parse(kept);
  return Array.isArray(list) ? (list as WrittenWinner[]) : null;
}

/** What can be told before it is sent, by the paths of the call. */
export function brokenCitations(winners: readonly WrittenWinner[]): Record<string, string> {
  const isOver = (text: string) => countCharacters(text.trim()) > awardLimits.citation;
  return Object.fromEntries(
    winners.flatMap((winner, index) =>
      (['citationZh', 'citationEn'] as const)
        .filter((field) => isOver(winner[field]))
        .map((field) => [`winners.${index}.${field}`, 'citation']),
    ),
  );
}
