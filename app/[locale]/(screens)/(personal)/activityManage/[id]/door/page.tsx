import { DoorScreen } from '@/components/events/door/door-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getDoor } from '@/lib/events/door/server/get-door';

export const generateMetadata = privateHead('door.pageTitle');

/** The check-in of an activity of the caller; 404 for any other. */
export default async function OwnDoorPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/activityManage/${encodeURIComponent(id)}/door`);
  const access = { activityId: id, key: '' };
  const door = await getDoor(context, access).catch(orNotFound);
  return (
    <ClientWords of={['door']}>
      <DoorScreen access={access} door={door} />
    </ClientWords>
  );
}
