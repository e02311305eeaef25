import type { FocusScreenProps } from '@/components/centre/focus-screen';
import { focusTabs } from '@/components/centre/tabs';
import { tabOf } from '@/components/ui/tab';
import type { PersonContext } from '@/lib/app/caller-context';
import { listFans } from '@/lib/person/server/list-fans';
import { listFollowedPeople } from '@/lib/person/server/list-followed-people';
import { listFollowedTopics } from '@/lib/topic/server/list-followed-topics';

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
