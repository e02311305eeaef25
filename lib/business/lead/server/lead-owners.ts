import { type StaffRole, staffRoles } from '@/lib/base/permission/contract';
import { mayDo } from '@/lib/base/permission/port';
import type { Reader, Tx } from '@/lib/platform/server/db/database';

/** Staff roles that may answer requests, and so own them. */
function answering(): StaffRole[] {
  return staffRoles.filter((staff) =>
    mayDo({ caller: { personId: '', sessionId: '', hasPhone: false, staff } }, 'answerLeads'),
  );
}

/** People who may own a request: staff with an active account who may answer it. */
export function selectOwners(db: Reader | Tx) {
  return db
    .selectFrom('account_user')
    .innerJoin('person', 'person.id', 'account_user.id')
    .select(['account_user.id', 'person.nickname'])
    .where('account_user.staff_role', 'in', answering())
    .where('account_user.locked_at', 'is', null);
}
