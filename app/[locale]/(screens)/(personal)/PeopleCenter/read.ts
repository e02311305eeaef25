import type { OwnPageProps } from '@/components/front/centre/own-page';
import type { PersonContext } from '@/lib/app/caller-context';
import { findJudgings } from '@/lib/events/judging/server/own/find-judgings';
import { countOrders } from '@/lib/money/order/server/read-order';
import { getSecurity } from '@/lib/people/account/server/get-security';
import { getUserInfo } from '@/lib/people/person/server/get-user-info';
import { countCollected } from '@/lib/reactions/collection/server/count-collected';
import { countVideosOfPerson } from '@/lib/works/work/server/count-videos-of-person';

/** What /PeopleCenter shows of the caller. */
export async function readOwnPage(context: PersonContext): Promise<OwnPageProps> {
  const [person, security, collected, works, orders, judgings] = await Promise.all([
    getUserInfo(context),
    getSecurity(context),
    countCollected(context),
    countVideosOfPerson(context, context.caller.personId),
    countOrders(context),
    findJudgings(context, { pageIndex: 1, pageSize: 1 }),
  ]);
  const total = Object.values(collected).reduce((sum, count) => sum + count, 0);
  return {
    ...{ person, counts: { collected: total, works }, toPay: orders.pending },
    ...{ isJudge: judgings.list.length > 0, erasedAt: security.erasedAt },
  };
}
