import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { listLeads as contract, LeadRow, leadSorts } from '../contract';
import { selectLeads, toLeadRow } from './lead-rows';

type Query = InputOf<typeof contract>;
type Leads = ReturnType<typeof selectLeads>;

const columns = {
  createdAt: 'lead.created_at',
  updatedAt: 'lead.updated_at',
  nextStepOn: 'lead.next_step_on',
  company: 'lead.company',
} as const satisfies Record<(typeof leadSorts)[number], string>;

/**
 * Requests for the console; ordered by next step, those without a day come last in both directions. Junk is shown only
 * if asked for. Throws Unauthorized or Forbidden for callers who may not answer requests.
 */
export async function listLeads(context: Context, query: Query): Promise<Page<LeadRow>> {
  const { personId } = requireAllowed(context, 'answerLeads');
  const found = searched(filtered(selectLeads(context.db.read), query, personId), query.search);
  const rows = await found
    .orderBy(columns[query.sort], (by) => {
      const ordered = query.order === 'desc' ? by.desc() : by.asc();
      return query.sort === 'nextStepOn' ? ordered.nullsLast() : ordered;
    })
    .orderBy('lead.id', query.order)
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  return toPage(rows, query, toLeadRow);
}

function filtered(leads: Leads, { state, service, owner }: Query, personId: string): Leads {
  let found = leads;
  if (state === '') found = found.where('lead.state', '!=', 'junk');
  else if (state === 'open') found = found.where('lead.state', 'in', ['new', 'working']);
  else found = found.where('lead.state', '=', state);
  if (service !== '') found = found.where('lead.service', '=', service);
  if (owner === 'me') found = found.where('lead.owner_id', '=', personId);
  if (owner === 'nobody') found = found.where('lead.owner_id', 'is', null);
  return found;
}

/** The searched fields; numbers in their stored form, without separators. */
function searched(leads: Leads, search: string): Leads {
  if (search === '') return leads;
  const digits = search.replace(/[\s().-]/g, '');
  const inWords = contains(['lead.number', 'lead.company', 'lead.name', 'lead.email'], search);
  if (!/^\+?\d+$/.test(digits)) return leads.where(inWords);
  return leads.where((row) => row.or([inWords, contains(['lead.mobile'], digits)]));
}
