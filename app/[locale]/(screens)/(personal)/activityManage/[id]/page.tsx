import { ActivityDesk } from '@/components/events/activity/desk-screen';
import { deskTabOf } from '@/components/events/activity/desk-tabs';
import { CardDeskLink } from '@/components/events/contest/card-desk-link';
import { CardDoorLinks } from '@/components/events/door/card-door-links';
import { CardWaitingSignups } from '@/components/events/signup/card-waiting-signups';
import { CardAttendees } from '@/components/events/ticket/card-attendees';
import { CardOrders } from '@/components/events/ticket/card-orders';
import { CardSales } from '@/components/events/ticket/card-sales';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { activityCategory } from '@/lib/events/activity/codes';
import { getOwnActivity } from '@/lib/events/activity/server/own/get-own-activity';
import { redirect } from '@/lib/platform/i18n/navigation';
import { readContestStep } from './contest/read-desk';

export const generateMetadata = privateHead('activityManage.desk.title');

/** A public activity for its organiser: how it sells, who comes, its doors, its end. One that never was is edited. */
export default async function ActivityDeskPage({ params, searchParams }: PageProps<'id'>) {
  const { id } = await params;
  const desk = `/activityManage/${encodeURIComponent(id)}`;
  const context = await requirePerson(desk, searchParams);
  const activity = await getOwnActivity(context, { id }).catch(orNotFound);
  if (!activity.wasPublic) redirect({ href: `${desk}/edit`, locale: context.language });
  const contest = activity.category === activityCategory.contest ? await readContestStep(context, id) : null;
  const { tab } = await searchParams;
  return (
    <ClientWords of={['activityManage', 'activity', 'ticketDesk', 'order', 'signup', 'doorLinks']}>
      <ActivityDesk
        key={id}
        first={activity}
        initial={deskTabOf(tab)}
        parts={{
          sales: <CardSales activityId={id} />,
          attendees: <CardAttendees activityId={id} />,
          orders: <CardOrders activityId={id} />,
          waiting: <CardWaitingSignups activityId={id} />,
          doors: <CardDoorLinks activityId={id} />,
          contest: contest && <CardDeskLink {...contest} />,
        }}
      />
    </ClientWords>
  );
}
