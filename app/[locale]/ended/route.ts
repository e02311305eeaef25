import { leaveEndedSession } from '@/lib/app/leave-ended-session';

/** Where a personal page leads whose cookie opens no session any more. */
export const dynamic = 'force-dynamic';

export { leaveEndedSession as GET };
