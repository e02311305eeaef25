import type { FocusScreenProps } from '@/components/front/centre/focus-screen';
import { focusTabs } from '@/components/front/centre/tabs';
import { tabOf } from '@/components/ui/tab';
import type { PersonContext } from '@/lib/app/caller-context';
import { listFollowedTopics } from '@/lib/community/topic/server/list-followed-topics';
import { listFans } from '@/lib/people/person/server/list-fans';
import { listFollowedPeople } from '@/lib/people/person/server/list-followed-people';

const firstPage = { pageIndex: 1, pageSize: 20 };

/** The first page of the list that the address of /MyFocus names; the others are fetched when they are opened. */
export async function readFocusPage(context: PersonContext, tab: unknown): Promise<FocusScreenProps> {
  const initial = tabOf(focusTabs, tab);
  return {
    initial,
    people: initial === 'people' ? await listFollowedPeople(context, firstPage) : null,
    channels: initial === 'channels' ? await listFollowedTopics(context, firstPage) : null,
    fans: initial === 'fans' ? await listFans(context, firstPage) : null,
  };
}
