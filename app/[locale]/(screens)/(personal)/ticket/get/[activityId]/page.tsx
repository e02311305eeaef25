import { notFound } from 'next/navigation';
import { ChooseScreen } from '@/components/events/ticket/choose-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getActivity } from '@/lib/events/activity/server/get-activity';
import { getAttendance } from '@/lib/events/ticket/server/own/get-attendance';
import { getSale } from '@/lib/events/ticket/server/sale/get-sale';

export const generateMetadata = privateHead('ticket.pages.get');

/** The choice of tickets of a public activity; 404 for any other, and for one without tickets. */
export default async function ChoosePage({ params }: PageProps<'activityId'>) {
  const { activityId } = await params;
  const context = await requirePerson(`/ticket/get/${encodeURIComponent(activityId)}`);
  const [activity, sale, attendance] = await Promise.all([
    getActivity(context, { id: activityId }),
    getSale(context, { activityId }),
    getAttendance(context, { activityId }),
  ]).catch(orNotFound);
  if (activity.admission !== 'tickets') notFound();
  return (
    <ClientWords of={['ticket', 'ticketBuy']}>
      <ChooseScreen key={activityId} {...{ activity, sale, attendance }} />
    </ClientWords>
  );
}
