import { notFound } from 'next/navigation';
import { EnrolScreen } from '@/components/events/ticket/enrol-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getActivity } from '@/lib/events/activity/server/get-activity';
import { ticketLimits } from '@/lib/events/ticket/codes';
import { getEnrolForm } from '@/lib/events/ticket/server/sale/get-enrol-form';

export const generateMetadata = privateHead('ticket.pages.enrol');

/**
 * Who comes with so many tickets of a type of a public activity; `wait` is the place in the waiting list whose offer is taken.
 * 404 for any other type or number.
 */
export default async function EnrolPage({ params, searchParams }: PageProps<'activityId' | 'ticketId' | 'amount'>) {
  const { activityId, ticketId, amount: written } = await params;
  const path = [activityId, ticketId, written].map(encodeURIComponent).join('/');
  const context = await requirePerson(`/ticket/enrol/${path}`, searchParams);
  const [activity, form] = await Promise.all([
    getActivity(context, { id: activityId }),
    getEnrolForm(context, { activityId }),
  ]).catch(orNotFound);
  const type = activity.ticketTypes.find(({ id }) => id === ticketId);
  const amount = /^[1-9]\d?$/.test(written) ? Number(written) : 0;
  if (!type || amount < 1 || amount > ticketLimits.perOrder) notFound();
  const waitId = String((await searchParams).wait ?? '');
  return (
    <ClientWords of={['ticket', 'ticketBuy', 'ticketForm']}>
      <EnrolScreen key={path} {...{ activity, type, amount, waitId, form }} />
    </ClientWords>
  );
}
