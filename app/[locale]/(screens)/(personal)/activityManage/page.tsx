import { OwnActivities } from '@/components/events/activity/own-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { listOwnActivities } from '@/lib/events/activity/server/own/list-own-activities';
import { readLaunchSteps } from './read';

export const generateMetadata = privateHead('activityManage.own.title');

/** The activities of the caller, and the way to launch one. */
export default async function OwnActivitiesPage() {
  const context = await requirePerson('/activityManage');
  const [first, steps] = await Promise.all([
    listOwnActivities(context, { state: '', pageIndex: 1, pageSize: 20 }),
    readLaunchSteps(context),
  ]);
  return (
    <ClientWords of={['activityManage', 'activity', 'work.bindPhone']}>
      <OwnActivities first={first} steps={steps} />
    </ClientWords>
  );
}
