import { OwnActivities } from '@/components/events/activity/own-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { listOwnActivities } from '@/lib/events/activity/server/own/list-own-activities';
import { findStartSteps } from '@/lib/people/verification/server/find-start-steps';

export const generateMetadata = privateHead('activityManage.own.title');

/** The activities of the caller, and the way to launch one. */
export default async function OwnActivitiesPage() {
  const context = await requirePerson('/activityManage');
  const [first, steps] = await Promise.all([
    listOwnActivities(context, { state: '', pageIndex: 1, pageSize: 20 }),
    findStartSteps(context, 'launchEvent'),
  ]);
  return (
    <ClientWords of={['activityManage', 'activity', 'verificationSteps', 'person.bindPhone']}>
      <OwnActivities first={first} steps={steps} />
    </ClientWords>
  );
}
