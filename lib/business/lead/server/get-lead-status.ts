import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { getLeadStatus as contract, LeadStatus } from '../contract';

/** The state of a request, for anybody with its key. Throws NullPointer for an unknown key. */
export async function getLeadStatus(context: Context, { key }: InputOf<typeof contract>): Promise<LeadStatus> {
  const lead = await context.db.read
    .selectFrom('cooperation_lead')
    .select(['number', 'service', 'state', 'created_at', 'updated_at'])
    .where('access_key', '=', key)
    .executeTakeFirst();
  if (!lead) throw new CodedError('NullPointer');
  return {
    number: lead.number,
    service: lead.service,
    // The customer does not see that we call it junk.
    state: lead.state === 'junk' ? 'lost' : lead.state,
    sentAt: isoInBeijing(lead.created_at),
    updatedAt: isoInBeijing(lead.updated_at),
  };
}
