import type { EnterScreenProps } from '@/components/events/entry/enter-screen';
import type { PersonContext } from '@/lib/app/caller-context';
import { orNull } from '@/lib/app/or-not-found';
import { getContest } from '@/lib/events/contest/server/get-contest';
import { entryLimits } from '@/lib/events/entry/codes';
import { findOwnEntries } from '@/lib/events/entry/server/own/find-own-entries';
import { getWork } from '@/lib/works/work/server/works/get-work';

/**
 * What entering a public contest takes, with the caller's entries in it and the work that the address names, where it is theirs.
 * Throws NullPointer for a contest that is not public.
 */
export async function readEnterPage(context: PersonContext, name: string, asked: unknown): Promise<EnterScreenProps> {
  const contest = await getContest(context, { name });
  const all = { pageIndex: 1, pageSize: 2 * entryLimits.perPerson, workId: '' };
  const [entries, work] = await Promise.all([
    findOwnEntries(context, { ...all, contestId: contest.id }),
    typeof asked === 'string' && asked !== '' ? readWork(context, asked) : null,
  ]);
  return { contest, entries: entries.list, work, now: context.now() };
}

async function readWork(context: PersonContext, id: string): Promise<EnterScreenProps['work']> {
  const work = await getWork(context, { id }).catch(orNull);
  return work && { id, title: work.title };
}
