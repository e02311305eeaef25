import { cache } from 'react';
import type { FirstWorks } from '@/components/events/vote/works-screen';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { entriesTag } from '@/lib/events/entry/server/page-tags';
import { findEntries } from '@/lib/events/entry/server/public/find-entries';
import { findVoteBoard } from '@/lib/events/vote/server/find-vote-board';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { readContest } from '../read-contest';

const nothing = { list: [], nextPage: null, hasNextPage: false };
const firstPage = { categoryId: '', pageIndex: 1, pageSize: 20 } as const;

/**
 * What the first HTML of the works of a contest shows: the contest, and its first entries by their numbers; once its vote has closed,
 * by their votes. Null for a contest that is not public. Read once per rendering.
 */
export const readWorks = cache(async (language: Language, name: string) => {
  const contest = await readContest(language, name);
  return contest && { contest, first: await readFirst(language, contest) };
});

async function readFirst(language: Language, { id, name, parts, votePhase }: ContestDetail): Promise<FirstWorks> {
  const context = visitorContext(language);
  const tags = [entriesTag(id), authorsTag];
  if (!parts.includes('works')) return { order: 'number', page: nothing };
  if (votePhase === 'closed') {
    const page = await taggedRead(tags, () => findVoteBoard(context, { ...firstPage, name }).catch(orNull));
    return { order: 'votes', page: page ?? nothing };
  }
  const page = await taggedRead(tags, () => findEntries(context, { ...firstPage, name, result: '' }).catch(orNull));
  return { order: 'number', page: page ?? nothing };
}
