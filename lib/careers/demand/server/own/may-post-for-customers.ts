import { mayDo } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';

/** Whether the caller looks after demands of customers without an account, as `asOwn` has it. */
export const mayPostForCustomers = (context: Context): boolean => mayDo(context, 'answerLeads');
