import { requireAllowed } from '@/lib/base/permission/port';
import { findDemandOfLead } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { getLead as contract, Lead } from '../contract';
import { selectOwners } from './lead-owners';
import { readSource, selectLeads, toLeadRow } from './lead-rows';

/** One request with its files and notes, the oldest first. Throws Unauthorized or Forbidden, NullPointer for none. */
export async function getLead(context: Context, { id }: InputOf<typeof contract>): Promise<Lead> {
  requireAllowed(context, 'answerLeads');
  const [lead, demandId, files, notes, owners] = await Promise.all([
    findLead(context, id),
    findDemandOfLead(context.db.read, id),
    ...partsOf(context, id),
  ]);
  if (!lead) throw new CodedError('NullPointer');
  return {
    ...toLeadRow(lead),
    message: lead.message,
    language: lead.language,
    source: readSource(lead.source),
    landing: lead.landing,
    referrer: lead.referrer,
    files,
    notes: notes.map(({ created_at, ...note }) => ({ ...note, createdAt: isoInBeijing(created_at) })),
    revision: lead.revision,
    owners,
    key: lead.access_key,
    demandId,
  };
}

function findLead(context: Context, id: string) {
  return selectLeads(context.db.read)
    .select(['lead.message', 'lead.language', 'lead.landing', 'lead.referrer', 'lead.revision', 'lead.access_key'])
    .where('lead.id', '=', id)
    .executeTakeFirst();
}

function partsOf({ db }: Context, leadId: string) {
  const files = db.read
    .selectFrom('cooperation_lead_file')
    .select(['id', 'name', 'type', 'bytes'])
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .execute();
  const notes = db.read
    .selectFrom('cooperation_lead_note as note')
    .leftJoin('person as author', (join) =>
      join.onRef('author.id', '=', 'note.author_id').on('author.erased_at', 'is', null),
    )
    .select(['note.id', 'note.text', 'author.nickname as author', 'note.created_at'])
    .where('lead_id', '=', leadId)
    .orderBy('note.created_at')
    .orderBy('note.id')
    .execute();
  const owners = selectOwners(db.read).orderBy('person.nickname').orderBy('person.id').execute();
  return [files, notes, owners] as const;
}
