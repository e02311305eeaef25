import { reviewReasons } from '@/components/base/staff/card-review';
import { ActivityConsole } from '@/components/events/activity/console-activity';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { messages } from '@/lib/app/messages';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getActivityForReview } from '@/lib/events/activity/server/review/get-activity-for-review';

export const generateMetadata = consoleHead('reviewActivities', 'staff.sections.activities');

/** One activity. */
export default async function ActivityPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('reviewActivities', `/staff/activities/${id}`);
  const activity = await getActivityForReview(context, { id }).catch(orNotFound);
  // An organiser who wrote no Chinese reads English.
  const written = activity.bodyZh === '' && activity.bodyEn !== '' ? 'en' : 'zh';
  const { reasonNames } = messages[context.language].activityConsole;
  const reasons = reviewReasons(written, reasonNames, messages[written].activityConsole.reasons);
  return (
    <ClientWords of={['staff', 'staffReview', 'activityConsole', 'activity']}>
      <ActivityConsole key={activity.id} activity={activity} reasons={reasons} />
    </ClientWords>
  );
}
