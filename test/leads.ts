import type { Insertable } from 'kysely';
import type { LeadTable } from '@/lib/business/lead/server/tables';
import type { Database } from '@/lib/platform/server/db/database';
import { noon } from './context';
import { insertRows } from './rows';

/** A request's row; override what the test needs. */
function leadRow(row: Partial<LeadTable> & { id: string }): Insertable<LeadTable> {
  return {
    number: `LF261120-${row.id}`,
    access_key: `key of ${row.id}`,
    service: 'activities',
    state: 'new',
    company: `公司 ${row.id}`,
    name: '李雷',
    mobile: '+8613800138000',
    email: null,
    budget: 'open',
    message: '想办一场光影节。',
    language: 'zh',
    source: '{}',
    landing: '',
    referrer: '',
    owner_id: null,
    next_step: '',
    next_step_on: null,
    revision: 1,
    consented_at: noon,
    created_at: noon,
    updated_at: noon,
    ...row,
  };
}

/** Replaces all requests by these, with an empty queue and without files and notes. */
export async function onlyLeads(db: Database, rows: (Partial<LeadTable> & { id: string })[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of ['cooperation_lead_note', 'cooperation_lead_file', 'cooperation_lead', 'job'] as const) {
      await tx.deleteFrom(table).execute();
    }
    await insertRows(tx, 'cooperation_lead', rows.map(leadRow));
  });
}
