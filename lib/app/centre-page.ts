import type { CollectScreenProps } from '@/components/centre/collect-screen';
import type { FocusScreenProps } from '@/components/centre/focus-screen';
import type { OwnPageProps } from '@/components/centre/own-page';
import { collectTabs, focusTabs } from '@/components/centre/tabs';
import { tabOf } from '@/components/ui/tab';
import { getSecurity } from '@/lib/account/server/get-security';
import { countCollected } from '@/lib/collection/server/count-collected';
import {
  listCollectedActivities,
  listCollectedPlaylists,
  listCollectedVideos,
} from '@/lib/collection/server/list-collected';
import { listLikedVideos } from '@/lib/collection/server/list-liked';
import { getUserInfo } from '@/lib/person/server/get-user-info';
import { listFans } from '@/lib/person/server/list-fans';
import { listFollowedPeople } from '@/lib/person/server/list-followed-people';
import { listOwnPlaylists } from '@/lib/playlist/server/list-own-playlists';
import { listFollowedTopics } from '@/lib/topic/server/list-followed-topics';
import { countVideosOfPerson } from '@/lib/video/server/count-videos-of-person';
import type { PersonContext } from './caller-context';

const firstPage = { pageIndex: 1, pageSize: 20 };

/** What /PeopleCenter shows of the caller. */
export async function readOwnPage(context: PersonContext): Promise<OwnPageProps> {
  const [person, security, collected, works] = await Promise.all([
    getUserInfo(context),
    getSecurity(context),
    countCollected(context),
    countVideosOfPerson(context, context.caller.personId),
  ]);
  const total = Object.values(collected).reduce((sum, count) => sum + count, 0);
  return { person, counts: { collected: total, works }, erasedAt: security.erasedAt };
}

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

/** The first page of the list that the address of /MyCollect names. */
export async function readCollectPage(context: PersonContext, tab: unknown): Promise<CollectScreenProps> {
  const initial = tabOf(collectTabs, tab);
  return {
    initial,
    video: initial === 'video' ? await listCollectedVideos(context, firstPage) : null,
    activity: initial === 'activity' ? await listCollectedActivities(context, firstPage) : null,
    playlist: initial === 'playlist' ? await listCollectedPlaylists(context, firstPage) : null,
    liked: initial === 'liked' ? await listLikedVideos(context, firstPage) : null,
    lists: initial === 'lists' ? await listOwnPlaylists(context, firstPage) : null,
  };
}
