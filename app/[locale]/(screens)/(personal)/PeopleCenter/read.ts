import type { OwnPageProps } from '@/components/centre/own-page';
import { getSecurity } from '@/lib/account/server/get-security';
import type { PersonContext } from '@/lib/app/caller-context';
import { countCollected } from '@/lib/collection/server/count-collected';
import { getUserInfo } from '@/lib/person/server/get-user-info';
import { countVideosOfPerson } from '@/lib/video/server/count-videos-of-person';

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
