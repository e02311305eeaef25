import type { OwnPageProps } from '@/components/front/centre/own-page';
import type { PersonContext } from '@/lib/app/caller-context';
import { countOrders } from '@/lib/money/order/server/read-order';
import { getSecurity } from '@/lib/people/account/server/get-security';
import { getUserInfo } from '@/lib/people/person/server/get-user-info';
import { countCollected } from '@/lib/reactions/collection/server/count-collected';
import { countVideosOfPerson } from '@/lib/works/work/server/count-videos-of-person';

/** What /PeopleCenter shows of the caller. */
export async function readOwnPage(context: PersonContext): Promise<OwnPageProps> {
  const [person, security, collected, works, orders] = await Promise.all([
    getUserInfo(context),
    getSecurity(context),
    countCollected(context),
    countVideosOfPerson(context, context.caller.personId),
    countOrders(context),
  ]);
  const total = Object.values(collected).reduce((sum, count) => sum + count, 0);
  return { person, counts: { collected: total, works }, toPay: orders.pending, erasedAt: security.erasedAt };
}
