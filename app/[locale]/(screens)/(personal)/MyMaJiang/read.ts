import { tabOf } from '@/components/ui/tab';
import { workTabs } from '@/components/works/work/list-tabs';
import type { PersonContext } from '@/lib/app/caller-context';
import { listWatched } from '@/lib/works/film/server/playback/list-watched';
import { listCreditsAsked } from '@/lib/works/work/server/works/list-credits-asked';
import { listOwnWorks } from '@/lib/works/work/server/works/list-own-works';

const firstPage = { pageIndex: 1, pageSize: 20 };

/** What /MyMaJiang shows first: the list that its address names, and whether a credit waits for the caller's answer. */
export async function readWorksPage(context: PersonContext, tab: unknown) {
  const credits = await listCreditsAsked(context, firstPage);
  const initial = tabOf(workTabs(credits.list.length > 0), tab);
  return {
    initial,
    credits,
    works: initial === 'works' ? await listOwnWorks(context, { ...firstPage, state: '' }) : null,
    history: initial === 'history' ? await listWatched(context, firstPage) : null,
    now: context.now(),
  };
}
