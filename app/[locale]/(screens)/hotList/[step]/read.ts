import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { authorsTag, personTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import type { RankedCreator, RankedVideo, RankingStep } from '@/lib/works/ranking/contract';
import { boardPath, isRankingStep } from '@/lib/works/ranking/rules/board-path';
import { listBoard } from '@/lib/works/ranking/server/list-board';
import { listCreatorBoard } from '@/lib/works/ranking/server/list-creator-board';
import { boardsTag } from '@/lib/works/work/server/page-tags';

/** A board as its page shows it: of works or, in `creators`, of people. */
export interface BoardPage {
  step: RankingStep;
  /** The address, without language prefix. */
  path: string;
  /** YYYY-MM-DD; null while no board has been made. */
  day: string | null;
  videos: RankedVideo[];
  creators: RankedCreator[];
}

/** What a board's page shows; null for an unknown board. Read once per rendering, whose metadata needs it too. */
export const readBoardPage = cache(async (language: Language, step: string): Promise<BoardPage | null> => {
  if (!isRankingStep(step)) return null;
  const context = visitorContext(language);
  const page = { step, path: boardPath(step), videos: [], creators: [] };
  if (step === 'creators') {
    const read = () => listCreatorBoard(context);
    const { list } = await taggedRead([boardsTag, authorsTag], read);
    // Read again with the tags of the people who are shown, since the page changes with them.
    const tags = list.map(({ userId }) => personTag(userId));
    const found = await taggedRead([boardsTag, ...tags], read);
    return { ...page, day: found.day, creators: found.list };
  }
  const found = await taggedRead([boardsTag, authorsTag], () => listBoard(context, { board: step }));
  return { ...page, day: found.day, videos: found.list };
});

/** The names on a board, the first rank first. */
export function namesOn({ videos, creators }: BoardPage): string[] {
  return [...videos.map(({ title }) => title), ...creators.map(({ nickname }) => nickname)];
}
