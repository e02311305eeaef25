import { leaveEndedSession } from '@/lib/app/leave-ended-session';

/** Personal pages redirect here when their cookie has no valid session. */
export const dynamic = 'force-dynamic';

export { leaveEndedSession as GET };
