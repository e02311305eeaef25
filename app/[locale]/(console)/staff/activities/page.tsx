import { ActivitiesConsole } from '@/components/events/activity/console-activities';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('reviewActivities', 'staff.sections.activities');

/** Activities that wait for review, and all others. */
export default async function ActivitiesPage({ searchParams }: PageProps) {
  await requireStaff('reviewActivities', '/staff/activities', searchParams);
  return (
    <ClientWords of={['staff', 'staffReview', 'activityConsole', 'activity']}>
      <ActivitiesConsole />
    </ClientWords>
  );
}
